import { PORTRAIT, portraitFor, trimsFace } from '../headshot/frame.ts'
import { openImage } from '../pixels/byte-image.ts'
import { lightness } from '../pixels/lab.ts'
import { planeOf } from '../pixels/plane.ts'
import { type Photo, readPhoto } from '../pixels/read-photo.ts'
import { edgeSharpness } from './edge-sharpness.ts'
import type { Cutout } from './judge.ts'
import type { Face, Look } from './look.ts'
import { seeObject, seePeople } from './see.ts'

export type Finding =
  | 'NO_FACE'
  | 'SEVERAL_FACES'
  | 'FACE_CUT_OFF'
  | 'FACE_TOO_SMALL'
  | 'TOO_DARK'
  | 'BLURRED'
  | 'NO_SUBJECT'
  | 'SUBJECT_CUT_OFF'

export interface PhotoCheck {
  faces: number
  cutout: Cutout
  findings: Finding[]
}

/**
 * Minimum width of a face in pixels. A portrait would enlarge a smaller one more than 2.5 times, which looks smeared.
 */
const SMALL_FACE = (PORTRAIT.face * PORTRAIT.height) / 2.5
/** A face counts as cut off if its box extends past the photo by more than this share of the box's side. */
const BEYOND = 0.04
/**
 * A photo is dark if at most 1.5 percent of its pixels are lighter than this (L*). Dark skin, clothes or backdrops do
 * not make a photo dark by themselves, because something in a well-lit photo always reflects light.
 */
const DARK = 36
/**
 * A photo is blurred if its `edgeSharpness` at 320 pixels is below this. Photos in focus have 0.28 or more, photos
 * blurred by 1 pixel have 0.19, and by 2 pixels at most 0.17.
 */
const BLURRED = 0.17
const FOCUS_SIDE = 320

/**
 * Checks a photo before a credit is spent.
 * @param bytes an upright JPEG, PNG or WebP
 */
export async function checkPhoto(bytes: Buffer, subject: 'person' | 'object'): Promise<PhotoCheck> {
  const { photo, look, wanted } = await (subject === 'person' ? personIn(bytes) : objectIn(bytes))
  const findings = subject === 'person' ? ofFaces(wanted, photo, look) : ofObject(look)
  if (isDark(photo)) findings.push('TOO_DARK')
  const nothing = findings.includes('NO_FACE') || findings.includes('NO_SUBJECT')
  const focus = subject === 'person' && wanted[0] ? areaOf(wanted[0], photo) : areaOfMask(look)
  if (!nothing && (await isBlurred(photo, focus))) findings.push('BLURRED')
  return { faces: wanted.length, cutout: look.cutout, findings }
}

interface Checked {
  photo: Photo
  look: Look
  /** The faces of the people to show, in pixels of the photo. */
  wanted: readonly Face[]
}

/**
 * Analyses the photo rotated to level the eyes, because the run draws its pictures from that. Returns the photo and the
 * faces from before the rotation, because rotating moves faces and reduces sharpness.
 */
async function personIn(bytes: Buffer): Promise<Checked> {
  const { photo, degrees, look, facesBefore } = await seePeople(bytes)
  const wanted = facesBefore.filter((_, rank) => look.wanted.includes(look.faces[rank]!))
  return { photo: degrees === 0 ? photo : await readPhoto(bytes), look, wanted }
}

async function objectIn(bytes: Buffer): Promise<Checked> {
  return { ...(await seeObject(bytes)), wanted: [] }
}

function ofFaces(wanted: readonly Face[], photo: Size, look: Look): Finding[] {
  const [face] = wanted
  if (!face) return ['NO_FACE']
  const findings: Finding[] = []
  if (wanted.length > 1) findings.push('SEVERAL_FACES')
  if (wanted.some((each) => isCutOff(each, photo)) || trimsFace(look, portraitFor(look))) findings.push('FACE_CUT_OFF')
  if (face.box.width < SMALL_FACE) findings.push('FACE_TOO_SMALL')
  return findings
}

function ofObject({ cutout, cropped, touchesBorder }: Look): Finding[] {
  if (cutout !== 'clean' && !cropped) return ['NO_SUBJECT']
  return Object.values(touchesBorder).some(Boolean) ? ['SUBJECT_CUT_OFF'] : []
}

function isCutOff({ box, eyes, mouth }: Face, { width, height }: Size): boolean {
  const [dx, dy] = [BEYOND * box.width, BEYOND * box.height]
  const inside = ({ x, y }: { x: number; y: number }) => x >= 0 && y >= 0 && x < width && y < height
  const whole = box.x >= -dx && box.y >= -dy && box.x + box.width <= width + dx && box.y + box.height <= height + dy
  return !whole || ![...eyes, mouth].every(inside)
}

function isDark({ width, height, data }: Photo): boolean {
  const step = Math.max(1, Math.floor((width * height) / 20_000))
  const seen: number[] = []
  for (let i = 0; i < width * height; i += step) seen.push(lightness(data[i * 3]!, data[i * 3 + 1]!, data[i * 3 + 2]!))
  seen.sort((a, b) => a - b)
  return seen[Math.floor(0.985 * seen.length)]! < DARK
}

interface Size {
  width: number
  height: number
}

interface Area extends Size {
  left: number
  top: number
}

const areaOf = ({ box }: Face, { width, height }: Size): Area =>
  clip({ left: box.x, top: box.y, width: box.width, height: box.height }, width, height)

function areaOfMask({ width, height, mask }: Look): Area {
  let [left, right, top, bottom] = [width, 0, height, 0]
  for (let y = 0; y < height; y += 4) {
    for (let x = 0; x < width; x += 4) {
      if (mask[y * width + x]! < 128) continue
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = Math.max(bottom, y)
    }
  }
  return clip({ left, top, width: right - left, height: bottom - top }, width, height)
}

function clip(area: Area, width: number, height: number): Area {
  const left = Math.max(0, Math.min(width - 2, Math.round(area.left)))
  const top = Math.max(0, Math.min(height - 2, Math.round(area.top)))
  return {
    left,
    top,
    width: Math.max(2, Math.min(width - left, Math.round(area.width))),
    height: Math.max(2, Math.min(height - top, Math.round(area.height))),
  }
}

/**
 * Measures sharpness after scaling the longer side down to FOCUS_SIDE pixels. An area below half of that never counts
 * as blurred, because it has too little detail to judge.
 */
async function isBlurred(photo: Photo, area: Area): Promise<boolean> {
  if (Math.max(area.width, area.height) < FOCUS_SIDE / 2) return false
  const { data, info } = await openImage(photo)
    .extract(area)
    .resize(FOCUS_SIDE, FOCUS_SIDE, { fit: 'inside', withoutEnlargement: true })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return edgeSharpness(planeOf(info.width, info.height, (i) => data[i * info.channels]!)) < BLURRED
}
