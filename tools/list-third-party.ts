import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '..')

interface Entry {
  version?: string
  license?: string
  dev?: boolean
  link?: boolean
}

const INTRODUCTION = `# Parts by others

What comes with this repository or is installed to run it, with the licence each names itself. Written by
\`node tools/list-third-party.ts\` from the lockfile; development tools are not in it. The full texts lie in each package.

## In this repository

- Trained models in \`packages/render/models\`: Apache License 2.0; origins, versions and checksums in \`NOTICE\` and
  \`provenance.json\` beside them.
- Rendered scenes in \`packages/render/mockups\`: our own, made by \`tools/mockup-scenes\` with Blender 3.4. Their light and
  distant surroundings are panoramas by Greg Zaal, HDRI Haven, that come with Blender: public domain (CC0 1.0).

## Typefaces, as packages

Caveat, Inter, JetBrains Mono, Noto Sans Arabic, Noto Sans Hebrew and Noto Emoji under the SIL Open Font License 1.1;
Permanent Marker and Tinos under the Apache License 2.0.

## Packages

| package | version | licence |
|---|---|---|
`

const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, Entry>
}
const rows = Object.entries(packages)
  .filter(([name, { dev, link }]) => name.includes('node_modules/') && !dev && !link)
  .map(
    ([name, { version, license }]) =>
      `| ${name.split('node_modules/').at(-1)} | ${version} | ${license ?? 'see package'} |`,
  )
const text = `${INTRODUCTION}${[...new Set(rows)].sort().join('\n')}\n`
writeFileSync(path.join(root, 'THIRD-PARTY.md'), text)
