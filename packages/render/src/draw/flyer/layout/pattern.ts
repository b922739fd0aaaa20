import { type Box, type Ctx, scoped } from '../../canvas.ts'

export function drawPattern(ctx: Ctx, box: Box, inks: readonly string[], columns: number): void {
  const side = box.width / columns
  const rows = Math.ceil(box.height / side)
  scoped(ctx, () => {
    ctx.beginPath()
    ctx.rect(box.x, box.y, box.width, box.height)
    ctx.clip()
    for (let row = 0; row < rows; row++) {
      for (let column = 0; column < columns; column++) {
        const turn = (row * 7 + column * 3 + ((row * column) % 5)) % 8
        ctx.fillStyle = inks[(row * 2 + column * 3 + ((row + column) % 2)) % inks.length] as string
        drawCell(ctx, { x: box.x + column * side, y: box.y + row * side, width: side, height: side }, turn)
      }
    }
  })
}

function drawCell(ctx: Ctx, { x, y, width: side }: Box, turn: number): void {
  ctx.beginPath()
  if (turn < 4) {
    const [cx, cy] = [x + (turn === 1 || turn === 2 ? side : 0), y + (turn >= 2 ? side : 0)]
    ctx.moveTo(cx, cy)
    ctx.arc(cx, cy, side, (turn * Math.PI) / 2, ((turn + 1) * Math.PI) / 2)
  } else if (turn === 4) {
    ctx.arc(x + side / 2, y + side / 2, side * 0.36, 0, Math.PI * 2)
  } else if (turn === 5) {
    ctx.moveTo(x, y)
    ctx.lineTo(x + side, y + side)
    ctx.lineTo(x, y + side)
  } else if (turn === 6) {
    ctx.arc(x + side / 2, y, side / 2, 0, Math.PI)
  } else {
    ctx.rect(x + side * 0.28, y + side * 0.28, side * 0.44, side * 0.44)
  }
  ctx.closePath()
  ctx.fill()
}
