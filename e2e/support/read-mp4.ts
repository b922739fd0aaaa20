interface Box {
  kind: string
  at: number
  content: Buffer
}

/** Number of bytes in a box's content before its first child box, by type of box. */
const HEADERS: Readonly<Record<string, number>> = { stsd: 8, avc1: 78 }

function boxesOf(bytes: Buffer, begin = 0): Box[] {
  const boxes: Box[] = []
  for (let at = begin; at + 8 <= bytes.length; ) {
    const size = bytes.readUInt32BE(at)
    const kind = bytes.toString('latin1', at + 4, at + 8)
    const whole = size === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : size || bytes.length - at
    boxes.push({ kind, at, content: bytes.subarray(at + (size === 1 ? 16 : 8), at + whole) })
    at += whole
  }
  return boxes
}

/**
 * Returns the content of a box. The arguments are the types of the boxes around it, outermost first, and its own type.
 * @throws Error if there is no such box
 */
function boxAt(bytes: Buffer, ...[kind, ...deeper]: string[]): Buffer {
  const box = boxesOf(bytes).find((each) => each.kind === kind)
  if (!box) throw new Error(`there is no box ${kind}`)
  const content = box.content.subarray(HEADERS[box.kind] ?? 0)
  return deeper.length === 0 ? box.content : boxAt(content, ...deeper)
}

/** H.264 profiles whose files choose the chroma format and bit depth. All other profiles use 4:2:0 with 8 bits. */
const HIGH_PROFILES = new Set([100, 110, 122, 244, 44, 83, 86, 118, 128])

/** @throws Error if the file is not an MP4 with H.264 */
export function readMp4(bytes: Buffer) {
  const order = boxesOf(bytes).map(({ kind }) => kind)
  const entry = boxAt(bytes, 'moov', 'trak', 'mdia', 'minf', 'stbl', 'stsd', 'avc1')
  const avcC = boxAt(entry.subarray(78), 'avcC')
  const profile = avcC.readUInt8(1)
  const mvhd = boxAt(bytes, 'moov', 'mvhd')
  const long = mvhd.readUInt8(0) === 1
  return {
    brand: boxAt(bytes, 'ftyp').toString('latin1', 0, 4),
    /** Whether the index comes before the frames, so that the video can play while it loads. */
    fastStart: order.includes('moov') && order.indexOf('moov') < order.indexOf('mdat'),
    width: entry.readUInt16BE(24),
    height: entry.readUInt16BE(26),
    profile,
    level: avcC.readUInt8(3),
    is420With8Bits: !HIGH_PROFILES.has(profile),
    /** Whether brightness ranges from 16 to 235, as televisions and phones expect. */
    limitedRange: (boxAt(entry.subarray(78), 'colr').at(-1) ?? 0) >> 7 === 0,
    seconds: long
      ? Number(mvhd.readBigUInt64BE(24)) / mvhd.readUInt32BE(20)
      : mvhd.readUInt32BE(16) / mvhd.readUInt32BE(12),
  }
}
