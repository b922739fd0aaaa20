import { docsGuide } from './docs-guide.ts'
import { anchorOf, groupByStory } from './docs-stories.ts'
import { escaped } from './docs-text.ts'
import type { OpenApiDocument, Operation } from './openapi-document.ts'

export function docsPage({ info, paths }: OpenApiDocument, origin = ''): string {
  const guide = docsGuide(origin)
  const stories = groupByStory(Object.keys(paths)).map(({ title, paths: own }) => ({
    id: anchorOf(title),
    title,
    html: own.flatMap((path) => Object.entries(paths[path] ?? {}).map((entry) => section(path, ...entry))).join(''),
  }))
  const all = [...guide, ...stories]
  const link = ({ id, title }: { id: string; title: string }) => `<li><a href="#${id}">${escaped(title)}</a></li>`
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(info.title)} API</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/docs/style.css">
<script src="/docs/try.js" defer></script>
</head>
<body>
<header><h1>${escaped(info.title)} API</h1>
<p>${escaped(info.description)} For programs, this documentation is available as <a href="/openapi.json">openapi.json</a> (OpenAPI 3.1).</p>
<nav aria-label="On this page"><h2>Guide</h2><ul>${guide.map(link).join('')}</ul>
<h2>All calls</h2><ul>${stories.map(link).join('')}</ul></nav>
<p class="key"><label for="try-key">Try calls with your key</label>
<input id="try-key" type="password" autocomplete="off" spellcheck="false" placeholder="ufk_…"></p>
</header>
<main>${all.map(({ id, title, html }) => `<h2 id="${id}">${escaped(title)}</h2>${html}`).join('')}</main>
</body>
</html>`
}

function section(path: string, method: string, operation: Operation): string {
  const name = method.toUpperCase()
  return `<details><summary><span class="method">${name}</span> <code>${escaped(path)}</code> ${escaped(operation.summary)}</summary>
<p>${words(operation.description)}</p>${parameters(operation)}${body(operation)}${answers(operation)}${tryIt(path, name, operation)}</details>`
}

function parameters({ parameters = [] }: Operation): string {
  if (parameters.length === 0) return ''
  const rows = parameters.map(
    ({ name, in: place, required, schema }) =>
      `<tr><th scope="row"><code>${escaped(name)}</code></th><td>${place}${required ? ', required' : ''}</td><td>${code(schema)}</td></tr>`,
  )
  return `<h3>Parameters</h3><table>${rows.join('')}</table>`
}

function body({ requestBody }: Operation): string {
  if (!requestBody) return ''
  const types = Object.keys(requestBody.content)
  const [first = ''] = types
  return `<h3>Body</h3><p>${types.map((type) => escaped(type)).join(' or ')}</p>${code(requestBody.content[first]?.schema)}`
}

function answers({ responses }: Operation): string {
  const rows = Object.entries(responses).map(([status, { description, content }]) => {
    const schema = status.startsWith('2') ? content?.['application/json']?.schema : undefined
    const text = escaped(description).replaceAll('\n', '<br>')
    return `<tr><th scope="row">${status}</th><td>${text}${schema ? code(schema) : ''}</td></tr>`
  })
  return `<h3>Responses</h3><table>${rows.join('')}</table>`
}

function tryIt(path: string, method: string, { security, parameters = [], requestBody }: Operation): string {
  const forKeys = !security || security.some((one) => 'key' in one)
  if (!forKeys) return ''
  const fields = parameters.filter(({ in: place }) => place === 'path' || place === 'query')
  const inputs = fields.map(
    ({ name, in: place, required }) =>
      `<label>${escaped(name)} <input name="${place}.${escaped(name)}"${required ? ' required' : ''}></label>`,
  )
  const text = requestBody ? '<label>Body <textarea name="body" rows="4" spellcheck="false">{}</textarea></label>' : ''
  return `<h3>Try it</h3><form class="try" data-method="${method}" data-path="${escaped(path)}">${inputs.join('')}${text}<button>Send</button><output></output></form>`
}

const code = (value: unknown) => `<pre><code>${escaped(JSON.stringify(value, null, 2))}</code></pre>`

const words = (value = '') => escaped(value).replace(/`([^`]+)`/g, '<code>$1</code>')

export const DOCS_STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
* { box-sizing: border-box; }
body { max-width: 60rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; overflow-wrap: break-word; }
nav ul { display: flex; flex-wrap: wrap; gap: 0 1rem; padding: 0; list-style: none; margin: 0; }
nav a { display: inline-block; min-height: 44px; align-content: center; }
nav h2 { margin: 1rem 0 0; font-size: 1rem; }
main > h2 { margin-top: 2.5rem; scroll-margin-top: 1rem; }
h3 { font-size: 1rem; margin: 1rem 0 .25rem; }
code { overflow-wrap: anywhere; }
th code { overflow-wrap: normal; }
summary { padding: .5rem 0; }
details { border: 1px solid color-mix(in srgb, currentColor 20%, transparent); border-radius: 12px; margin: .5rem 0; padding: 0 1rem; }
details[open] { padding-bottom: 1rem; }
summary { cursor: pointer; min-height: 44px; align-content: center; }
.method { display: inline-block; min-width: 4.5rem; font-weight: 600; }
table { border-collapse: collapse; width: 100%; }
th, td { border-top: 1px solid color-mix(in srgb, currentColor 15%, transparent); padding: .4rem .5rem .4rem 0; text-align: left; vertical-align: top; }
pre { overflow: auto; max-height: 24rem; margin: .25rem 0; font-size: .8rem; }
main > pre { padding: .75rem 1rem; border-radius: 12px; background: color-mix(in srgb, currentColor 7%, transparent); }
label { display: block; font-weight: 600; }
input, textarea, button { font: inherit; width: 100%; min-height: 44px; padding: .4rem .75rem; border-radius: 12px; border: 1px solid color-mix(in srgb, currentColor 45%, transparent); background: transparent; color: inherit; }
textarea { font-family: ui-monospace, monospace; font-size: .9rem; }
button { width: auto; font-weight: 600; cursor: pointer; }
.try { display: grid; gap: .5rem; justify-items: start; }
.try label { width: 100%; max-width: 30rem; }
.try output { white-space: pre-wrap; overflow: auto; max-height: 24rem; width: 100%; font: .8rem/1.5 ui-monospace, monospace; }
.key { max-width: 30rem; }
@media (max-width: 30rem) { td, th { display: block; padding: .2rem 0; } td { border-top: 0; } }
`
