import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const brotli = promisify(brotliCompress)
const COMPRESSIBLE = /\.(html|js|css|svg|json|webmanifest)$/
/** Minimum size in bytes of a file to compress. For a smaller file the saving does not exceed the extra headers. */
const SMALLEST = 256

/**
 * Compresses the build output at the highest level, so that the server never compresses these files.
 * @param options `onlyOwn` skips files of another build in the same folder
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
      // Run last, so that prerendered pages are compressed too. The hook closeBundle would also run after a failed
      // build.
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
