// Makes four headshots from each photo in a folder: node headshots.ts photos/ headshots/
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createClient, UfaroError } from '@ufaro/client'

const [from = 'photos', to = 'headshots'] = process.argv.slice(2)
const ufaro = createClient({
  url: process.env.UFARO_URL ?? 'http://localhost:3001',
  key: process.env.UFARO_KEY ?? '',
})

await mkdir(to, { recursive: true })
const photos = (await readdir(from)).filter((name) => /\.(jpe?g|png|webp)$/i.test(name)).sort()
const { credits_breakdown } = await ufaro.getPlan()
console.log(`${photos.length} photos; ${credits_breakdown.headshot} headshot credits left`)

for (const name of photos) {
  try {
    const files = await makeHeadshots(name)
    console.log(`${name}: ${files.join(', ')}`)
  } catch (error) {
    if (!(error instanceof UfaroError)) throw error
    console.error(`${name}: ${error.message} (${error.code})`)
    process.exitCode = 1
    if (error.status === 402) break
  }
}

/**
 * One credit pays for all four looks. The idempotency keys contain a hash of the photo, so that a second start does not
 * pay again.
 */
async function makeHeadshots(name: string): Promise<string[]> {
  const photo = await readFile(path.join(from, name))
  const id = createHash('sha256').update(photo).digest('hex').slice(0, 32)
  const { runId } = await ufaro.spendCredit({ mode: 'headshot' }, { idempotencyKey: `${id}-run` })
  for (const look of [1, 2, 3, 4]) {
    // Only the first request sends the photo. The server keeps it for the other looks of the run.
    const productImageDataUrl = look === 1 ? photo : undefined
    await ufaro.generate(
      { mode: 'headshot', runId, productImageDataUrl, options: { attire: 'Corporate', look } },
      { idempotencyKey: `${id}-${look}`, dontWait: true },
    )
  }
  const { outputs } = await ufaro.finished(runId)
  const stem = path.parse(name).name
  return Promise.all(
    outputs.map(async ({ index, url, error }) => {
      if (!url) return `look ${index} failed: ${error}`
      const file = path.join(to, `${stem}-${index}.jpg`)
      await writeFile(file, await ufaro.download(url))
      return path.basename(file)
    }),
  )
}
