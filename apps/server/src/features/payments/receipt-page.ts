import { createHash } from 'node:crypto'
import type { ReceiptPage } from '@ufaro/render/node/receipt/receipt-pdf.ts'

const STYLE = `
body{margin:0;background:#f5f5f4;color:#1c1917;font:16px/1.5 Inter,system-ui,sans-serif}
main{max-width:36rem;margin:0 auto;padding:2rem 1.25rem;background:#fff;min-height:100vh;box-sizing:border-box}
header p{margin:0;color:#57534e;font-weight:700}
h1{margin:.25rem 0 1.5rem;font-size:2rem;line-height:1.2}
dl{margin:0;display:grid;grid-template-columns:minmax(7rem,auto) 1fr}
dt,dd{margin:0;padding:.6rem 0;border-top:1px solid #d6d3d1;overflow-wrap:anywhere}
dt{color:#57534e;padding-right:1rem}
dt:last-of-type,dd:last-of-type{border-top:2px solid #1c1917;color:#1c1917;font-weight:700;font-size:1.15rem}
footer{margin-top:1.5rem;color:#57534e;font-size:.85rem}
@media print{body,main{background:none}main{max-width:none;padding:0;min-height:0}}
`

const hash = createHash('sha256').update(STYLE).digest('base64')
export const RECEIPT_POLICY = `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; frame-ancestors 'self'`

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign]!)

export const receiptPage = ({ title, from, rows, note }: ReceiptPage): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(`${title} · ${from}`)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<header><p>${escaped(from)}</p><h1>${escaped(title)}</h1></header>
<dl>
${rows.map(([label, value]) => `<dt>${escaped(label)}</dt><dd dir="auto">${escaped(value)}</dd>`).join('\n')}
</dl>
<footer>${escaped(note)}</footer>
</main>
</body>
</html>
`
