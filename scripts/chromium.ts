import { accessSync, constants, existsSync } from 'node:fs'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { run, tool } from './run.ts'

/** The headless shell first: without window machinery, tests take two thirds of the time. */
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/**
 * Finds a browser, or downloads one.
 * @returns its executable
 * @throws if there is none
 */
export async function getChromium(): Promise<string> {
  const found = findChromium()
  if (found) return found
  const packages = canInstall() ? ['chromium-headless-shell', 'chromium'] : []
  const tries = [...packages.map((name) => () => fromDebian(name)), fromPlaywright]
  let output = ''
  for (const attempt of tries) {
    output = await attempt()
    const browser = findChromium()
    if (browser) return browser
  }
  throw new Error(`There is no Chromium and none could be fetched:\n${output.trim()}`)
}

function findChromium(): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  const installed = folders.flatMap((folder) => NAMES.map((name) => path.join(folder, name))).find(isProgram)
  return installed ?? [chromium.executablePath()].find(existsSync)
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

const canInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

async function fromDebian(name: string): Promise<string> {
  console.log(`Installing ${name} from the distribution …`)
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  const updated = await run(['apt-get', 'update', '-qq'], { env })
  const installed = await run(['apt-get', 'install', '-y', '-qq', '--no-install-recommends', name], { env })
  return updated.output + installed.output
}

async function fromPlaywright(): Promise<string> {
  console.log('Fetching the Chromium of Playwright …')
  const { output } = await run(tool('playwright', 'install', 'chromium'))
  return output
}
