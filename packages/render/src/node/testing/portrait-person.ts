import type { SKRSContext2D } from '@napi-rs/canvas'
import { paintFeatures } from './portrait-features.ts'
import { type SkinTone, TONES, type Tone } from './portrait-tones.ts'

interface Head {
  x: number
  y: number
  width: number
}

/** @param context an empty layer. Its alpha afterwards is the person's exact outline */
export function paintPerson(
  context: SKRSContext2D,
  head: Head,
  height: number,
  tone: SkinTone,
  random: () => number,
): void {
  const colours = TONES[tone]
  // The coordinates below are relative to the centre of the face, in face widths.
  const unit = head.width
  const bottom = (height - head.y) / unit + 0.2
  context.save()
  context.translate(head.x, head.y)
  context.scale(unit, unit)
  context.lineCap = 'round'
  paintHairBehind(context, colours, random)
  paintBody(context, colours, bottom, random)
  paintNeck(context, colours)
  paintFace(context, colours)
  paintFeatures(context, colours)
  paintHairInFront(context, colours, random)
  context.restore()
}

function paintBody(context: SKRSContext2D, colours: Tone, bottom: number, random: () => number): void {
  const cloth = context.createLinearGradient(-1.4, 0.8, 1.4, 1.6)
  cloth.addColorStop(0, colours.cloth)
  cloth.addColorStop(0.55, colours.cloth)
  cloth.addColorStop(1, colours.clothShade)
  const outline = () => {
    context.beginPath()
    context.moveTo(-0.34, 0.78)
    context.bezierCurveTo(-0.7, 0.98, -1.08, 0.98, -1.2, 1.5)
    context.lineTo(-1.32, bottom)
    context.lineTo(1.32, bottom)
    context.lineTo(1.2, 1.5)
    context.bezierCurveTo(1.08, 0.98, 0.7, 0.98, 0.34, 0.78)
    context.closePath()
  }
  outline()
  context.fillStyle = cloth
  context.fill()
  context.save()
  outline()
  context.clip()
  // Draw folds, because no photo shows cloth in one flat colour.
  for (let fold = 0; fold < 26; fold++) {
    const x = (random() - 0.5) * 2.8
    context.strokeStyle = random() > 0.5 ? 'rgb(255 255 255 / 0.06)' : 'rgb(0 0 0 / 0.1)'
    context.lineWidth = 0.03 + random() * 0.08
    context.beginPath()
    context.moveTo(x, 0.95 + random() * 0.4)
    context.quadraticCurveTo(x + (random() - 0.5) * 0.5, 1.6, x + (random() - 0.5) * 0.4, bottom)
    context.stroke()
  }
  context.restore()
}

function paintNeck(context: SKRSContext2D, colours: Tone): void {
  const skin = context.createLinearGradient(-0.3, 0, 0.34, 0)
  skin.addColorStop(0, colours.skin)
  skin.addColorStop(0.5, colours.skin)
  skin.addColorStop(1, colours.shade)
  context.fillStyle = skin
  context.beginPath()
  context.moveTo(-0.27, 0.3)
  context.bezierCurveTo(-0.26, 0.7, -0.3, 0.74, -0.42, 0.81)
  context.quadraticCurveTo(0, 1.2, 0.42, 0.81)
  context.bezierCurveTo(0.3, 0.74, 0.26, 0.7, 0.27, 0.3)
  context.closePath()
  context.fill()
  const shadow = context.createRadialGradient(0.04, 0.5, 0.1, 0.04, 0.56, 0.36)
  shadow.addColorStop(0, `${colours.shade}cc`)
  shadow.addColorStop(1, `${colours.shade}00`)
  context.fillStyle = shadow
  context.fillRect(-0.26, 0.4, 0.52, 0.36)
}

function paintFace(context: SKRSContext2D, colours: Tone): void {
  context.fillStyle = colours.skin
  for (const side of [-1, 1]) {
    context.beginPath()
    context.ellipse(side * 0.49, -0.04, 0.06, 0.13, side * 0.1, 0, Math.PI * 2)
    context.fill()
  }
  const skin = context.createRadialGradient(-0.14, -0.22, 0.08, 0, 0, 0.72)
  skin.addColorStop(0, colours.lit)
  skin.addColorStop(0.55, colours.skin)
  skin.addColorStop(1, colours.shade)
  context.fillStyle = skin
  context.beginPath()
  context.moveTo(-0.48, -0.2)
  context.bezierCurveTo(-0.5, -0.85, 0.5, -0.85, 0.48, -0.2)
  context.bezierCurveTo(0.48, 0.22, 0.3, 0.62, 0, 0.64)
  context.bezierCurveTo(-0.3, 0.62, -0.48, 0.22, -0.48, -0.2)
  context.fill()
}

function paintHairBehind(context: SKRSContext2D, colours: Tone, random: () => number): void {
  context.fillStyle = colours.hair
  context.beginPath()
  context.ellipse(0, -0.22, 0.64, 0.72, 0, 0, Math.PI * 2)
  context.fill()
  // Loose strands make hair hard to cut out.
  for (let strand = 0; strand < 320; strand++) {
    const angle = Math.PI * (0.95 + random() * 1.1)
    const along = angle + (random() - 0.5) * 0.5
    const reach = 1.02 + random() * random() * 0.14
    context.strokeStyle = random() > 0.3 ? colours.hair : colours.strand
    context.lineWidth = 0.004 + random() * 0.006
    context.beginPath()
    context.moveTo(Math.cos(angle) * 0.6, -0.22 + Math.sin(angle) * 0.68)
    context.quadraticCurveTo(
      Math.cos((angle + along) / 2) * 0.65,
      -0.22 + Math.sin((angle + along) / 2) * 0.73,
      Math.cos(along) * 0.63 * reach,
      -0.22 + Math.sin(along) * 0.71 * reach,
    )
    context.stroke()
  }
}

function paintHairInFront(context: SKRSContext2D, colours: Tone, random: () => number): void {
  context.fillStyle = colours.hair
  context.beginPath()
  context.moveTo(-0.55, 0.02)
  context.bezierCurveTo(-0.66, -0.9, 0.62, -1.1, 0.56, 0.02)
  context.bezierCurveTo(0.5, -0.3, 0.42, -0.45, 0.2, -0.5)
  context.bezierCurveTo(-0.1, -0.42, -0.4, -0.42, -0.46, -0.2)
  context.closePath()
  context.fill()
  for (let strand = 0; strand < 130; strand++) {
    const t = random()
    context.strokeStyle = `${colours.strand}${random() > 0.5 ? '90' : '50'}`
    context.lineWidth = 0.008
    context.beginPath()
    context.moveTo(-0.1 + t * 0.3, -0.86 + random() * 0.06)
    const side = t < 0.4 ? -1 : 1
    context.quadraticCurveTo(
      side * (0.35 + random() * 0.2),
      -0.8,
      side * (0.46 + random() * 0.1),
      -0.2 + random() * 0.25,
    )
    context.stroke()
  }
}
