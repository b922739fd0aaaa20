import { type Ctx, scoped } from '../../canvas.ts'

interface Tile {
  x: number
  y: number
  side: number
}

export function tiled(
  ctx: Ctx,
  area: { x: number; y: number; width: number; height: number },
  side: number,
  paint: (tile: Tile, column: number, row: number) => void,
): void {
  const [columns, rows] = [Math.round(area.width / side), Math.round(area.height / side)]
  scoped(ctx, () => {
    ctx.beginPath()
    ctx.rect(area.x, area.y, area.width, area.height)
    ctx.clip()
    for (let row = 0; row < rows; row++) {
      for (let column = 0; column < columns; column++)
        paint({ x: area.x + column * side, y: area.y + row * side, side }, column, row)
    }
  })
}

/** Adire is a resist-dyed cloth of the Yoruba. */
export function adire(ctx: Ctx, { x, y, side }: Tile, column: number, row: number, light: string): void {
  const [cx, cy] = [x + side / 2, y + side / 2]
  ctx.fillStyle = light
  ctx.strokeStyle = light
  ctx.lineWidth = side * 0.03
  ctx.strokeRect(x + side * 0.05, y + side * 0.05, side * 0.9, side * 0.9)
  const kind = (column + row * 2) % 3
  if (kind === 0) {
    for (const [share, dots] of [
      [0.34, 16],
      [0.22, 10],
      [0.1, 5],
    ] as const) {
      for (let dot = 0; dot < dots; dot++) {
        const angle = (dot / dots) * Math.PI * 2
        ctx.beginPath()
        ctx.arc(cx + side * share * Math.cos(angle), cy + side * share * Math.sin(angle), side * 0.032, 0, Math.PI * 2)
        ctx.fill()
      }
    }
  } else if (kind === 1) {
    for (const share of [0.7, 0.5, 0.3]) {
      const half = (side * share) / 2
      ctx.beginPath()
      ctx.moveTo(cx, cy - half)
      ctx.lineTo(cx + half, cy)
      ctx.lineTo(cx, cy + half)
      ctx.lineTo(cx - half, cy)
      ctx.closePath()
      ctx.stroke()
    }
  } else {
    for (let ray = 0; ray < 12; ray++) {
      const angle = (ray / 12) * Math.PI * 2
      ctx.beginPath()
      ctx.moveTo(cx + side * 0.1 * Math.cos(angle), cy + side * 0.1 * Math.sin(angle))
      ctx.lineTo(cx + side * 0.36 * Math.cos(angle), cy + side * 0.36 * Math.sin(angle))
      ctx.stroke()
    }
  }
}

/** Kente is Ghanaian strip weaving. */
export function kente(ctx: Ctx, { x, y, side }: Tile, column: number, row: number, colors: readonly string[]): void {
  const [ground, first, second] = [colors[0]!, colors[1 + ((column + row) % 2)]!, colors[3]!]
  ctx.fillStyle = ground
  ctx.fillRect(x, y, side, side)
  const across = (column + row) % 2 === 0
  for (let stripe = 0; stripe < 3; stripe++) {
    ctx.fillStyle = stripe === 1 ? second : first
    const at = side * (0.12 + stripe * 0.28)
    if (across) ctx.fillRect(x, y + at, side, side * 0.16)
    else ctx.fillRect(x + at, y, side * 0.16, side)
  }
}

export function wax(ctx: Ctx, { x, y, side }: Tile, colors: readonly string[]): void {
  const [cx, cy] = [x + side / 2, y + side / 2]
  colors.forEach((color, ring) => {
    ctx.fillStyle = color
    ctx.beginPath()
    ctx.arc(cx, cy, side * (0.46 - ring * 0.105), 0, Math.PI * 2)
    ctx.fill()
  })
  ctx.fillStyle = colors[1]!
  for (let drop = 0; drop < 8; drop++) {
    const angle = (drop / 8) * Math.PI * 2 + Math.PI / 8
    ctx.beginPath()
    ctx.arc(cx + side * 0.41 * Math.cos(angle), cy + side * 0.41 * Math.sin(angle), side * 0.028, 0, Math.PI * 2)
    ctx.fill()
  }
}
