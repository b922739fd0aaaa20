import type { OpenApiDocument, Operation } from './openapi-document.ts'

/** The reference for people: plain HTML made of the document, without a script, so that it works under any policy. */
export function docsPage({ info, paths }: OpenApiDocument): string {
  const byTag = new Map<string, string[]>()
  for (const [path, methods] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      const tag = operation.tags?.[0] ?? 'other'
      byTag.set(tag, [...(byTag.get(tag) ?? []), section(method, path, operation)])
    }
  }
  const tags = [...byTag.keys()]
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${text(info.title)} API</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/docs/style.css">
</head>
<body>
<header><h1>${text(info.title)} API</h1>
<p>${text(info.description)} The same as a document for programs: <a href="/openapi.json">openapi.json</a>.</p>
<nav aria-label="Rooms"><ul>${tags.map((tag) => `<li><a href="#${tag}">${text(tag)}</a></li>`).join('')}</ul></nav>
</header>
<main>${tags.map((tag) => `<h2 id="${tag}">${text(tag)}</h2>${byTag.get(tag)?.join('')}`).join('')}</main>
</body>
</html>`
}

function section(method: string, path: string, operation: Operation): string {
  const name = method.toUpperCase()
  return `<details><summary><span class="method">${name}</span> <code>${text(path)}</code> ${text(operation.summary)}</summary>
<p>${text(operation.description)}</p>${parameters(operation)}${body(operation)}${answers(operation)}</details>`
}

function parameters({ parameters = [] }: Operation): string {
  if (parameters.length === 0) return ''
  const rows = parameters.map(
    ({ name, in: place, required, schema }) =>
      `<tr><th scope="row"><code>${text(name)}</code></th><td>${place}${required ? ', required' : ''}</td><td>${code(schema)}</td></tr>`,
  )
  return `<h3>Parameters</h3><table>${rows.join('')}</table>`
}

function body({ requestBody }: Operation): string {
  if (!requestBody) return ''
  const types = Object.keys(requestBody.content)
  const [first = ''] = types
  return `<h3>Body</h3><p>${types.map(text).join(' or ')}</p>${code(requestBody.content[first]?.schema)}`
}

function answers({ responses }: Operation): string {
  const rows = Object.entries(responses).map(([status, { description, content }]) => {
    const schema = status.startsWith('2') ? content?.['application/json']?.schema : undefined
    const said = text(description).replaceAll('\n', '<br>')
    return `<tr><th scope="row">${status}</th><td>${said}${schema ? code(schema) : ''}</td></tr>`
  })
  return `<h3>Answers</h3><table>${rows.join('')}</table>`
}

const code = (value: unknown) => `<pre><code>${text(JSON.stringify(value, null, 2))}</code></pre>`

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const text = (value = '') => value.replace(/[&<>"]/g, (sign) => ENTITIES[sign] as string)

export const DOCS_STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
nav ul { display: flex; flex-wrap: wrap; gap: .25rem 1rem; padding: 0; list-style: none; }
h2 { margin-top: 2.5rem; text-transform: capitalize; }
h3 { font-size: 1rem; margin: 1rem 0 .25rem; }
details { border: 1px solid color-mix(in srgb, currentColor 20%, transparent); border-radius: 12px; margin: .5rem 0; padding: 0 1rem; }
summary { cursor: pointer; min-height: 44px; align-content: center; }
.method { display: inline-block; min-width: 4.5rem; font-weight: 600; }
table { border-collapse: collapse; width: 100%; }
th, td { border-top: 1px solid color-mix(in srgb, currentColor 15%, transparent); padding: .4rem .5rem .4rem 0; text-align: left; vertical-align: top; }
pre { overflow: auto; max-height: 24rem; margin: .25rem 0; font-size: .8rem; }
`
