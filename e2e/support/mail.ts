import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect } from '@playwright/test'
import { ownProduct } from './own-product.ts'

/**
 * Reads the mails from files, to which the product writes them without a mail server.
 * @returns the link with a fragment in the newest mail to this address
 */
export async function linkInMail(address: string): Promise<string> {
  let link: string | undefined
  await expect(async () => {
    const letters = await lettersTo(address)
    link = letters.at(-1)?.match(/https?:\/\/[^\s"<>]+#[^\s"<>]+/)?.[0]
    expect(link).toBeDefined()
  }).toPass()
  return link ?? ''
}

async function lettersTo(address: string): Promise<string[]> {
  const folder = path.join(ownProduct()?.dataDir ?? '', 'mail')
  const names = (await readdir(folder)).filter((name) => name.endsWith('.eml')).sort()
  const letters = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')))
  return letters.filter((letter) => letter.includes(`To: ${address}`))
}
