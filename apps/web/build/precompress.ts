import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const brotli = promisify(brotliCompress)
const COMPRESSIBLE = /\.(html|js|css|svg|json|webmanifest)$/
/** Below this the headers of a packed answer eat what it saves. */
const SMALLEST = 1024

/**
 * Packs what is built once and as well as it goes, so that the server never packs anything twice.
 * @param options `onlyOwn` leaves alone what another build has put into the same folder
 */
export function precompress({ onlyOwn = false }: { onlyOwn?: boolean } = {}): Plugin {
  let folder = ''
  return {
    name: 'ufaro-precompress',
    apply: 'build',
    configResolved: (config) => {
      folder = path.resolve(config.root, config.build.outDir)
    },
    writeBundle: {
      // After the page that is drawn into; not closeBundle, which is called after a failed build too.
      sequential: true,
      order: 'post',
      async handler(_, bundle) {
        const built = onlyOwn ? Object.keys(bundle) : await readdir(folder, { recursive: true })
        const names = built.filter((name) => COMPRESSIBLE.test(name))
        await Promise.all(names.map((name) => pack(path.join(folder, name))))
      },
    },
  }
}

async function pack(file: string): Promise<void> {
  const bytes = await readFile(file)
  if (bytes.length < SMALLEST) return
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }
  await writeFile(`${file}.br`, await brotli(bytes, quality))
  await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }))
}
