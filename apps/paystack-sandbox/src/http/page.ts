import type { FastifyReply } from 'fastify'

export const page = (title: string, body: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · test money</title>
<link rel="stylesheet" href="/assets/page.css">
<link rel="icon" href="data:,">
</head>
<body>
<p class="banner" role="note"><strong>TEST MONEY.</strong> This is a sandbox: no card is charged and no money moves.</p>
${body}
</body>
</html>
`

export const sendPage = (reply: FastifyReply, html: string) =>
  reply
    .type('text/html; charset=utf-8')
    .headers({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'content-security-policy':
        "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src data:; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    })
    .send(html)

export const PAGE_STYLE = `
:root { color-scheme: light dark; --ink: #17202e; --soft: #4a5568; --line: #b9c2cf; --ground: #f4f6f8; --card: #fff; --go: #0b6b3a; --bad: #b3261e; }
@media (prefers-color-scheme: dark) { :root { --ink: #eef2f7; --soft: #b7c1cf; --line: #4b5666; --ground: #10151c; --card: #1a212b; --go: #2f9e63; --bad: #ff8a80; } }
* { box-sizing: border-box; }
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--ground); }
main { max-width: 30rem; margin: 1rem auto; padding: 1rem; }
main.wide { max-width: 70rem; }
.banner { margin: 0; padding: .6rem 1rem; text-align: center; background: #ffd34d; color: #2b2100; }
section, form { background: var(--card); border: 1px solid var(--line); border-radius: 12px; padding: 1rem; margin-block: 1rem; }
h1 { font-size: 1.35rem; margin: 0 0 .25rem; } h2 { font-size: 1.05rem; margin: 0 0 .5rem; }
.amount { font-size: 1.75rem; font-weight: 700; margin: 0; }
.soft { color: var(--soft); margin: 0; overflow-wrap: anywhere; }
label { display: block; font-weight: 600; margin-top: .75rem; }
input, select, textarea { font: inherit; width: 100%; min-height: 44px; padding: .5rem .75rem; border: 1px solid var(--line); border-radius: 8px; background: var(--card); color: inherit; }
button, .button { font: inherit; font-weight: 600; min-height: 44px; padding: .5rem 1rem; border: 1px solid var(--line); border-radius: 8px; background: var(--card); color: inherit; cursor: pointer; display: inline-flex; align-items: center; justify-content: center; text-decoration: none; }
button.go { width: 100%; margin-top: 1rem; background: #0b6b3a; border-color: #0b6b3a; color: #fff; }
button.wide { width: 100%; margin-top: .5rem; }
#faults { display: grid; grid-template-columns: repeat(auto-fill, minmax(12rem, 1fr)); column-gap: 1rem; } #faults > :is(h2, button) { grid-column: 1 / -1; }
.row { display: flex; gap: .75rem; } .row > * { flex: 1; min-width: 0; }
.fault { color: var(--bad); font-weight: 600; margin: .75rem 0 0; } .fault:empty { display: none; }
.cards { list-style: none; margin: 0; padding: 0; display: grid; gap: .4rem; }
.cards button { width: 100%; justify-content: space-between; font-weight: 400; text-align: left; gap: .75rem; }
.cards + .soft { margin-top: .75rem; }
.cards code { white-space: nowrap; font-size: .8rem; }
table { border-collapse: collapse; width: 100%; font-size: .875rem; } th, td { text-align: left; padding: .4rem .5rem; border-bottom: 1px solid var(--line); overflow-wrap: anywhere; }
.scroll { overflow-x: auto; }
:focus-visible { outline: 3px solid #2f7df6; outline-offset: 2px; }
[hidden] { display: none !important; }
`
