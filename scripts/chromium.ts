import { accessSync, constants, existsSync } from 'node:fs'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { run, tool } from './run.ts'

/** Tests take a third less time in a Chromium without a window. */
const SHELL = 'chromium-headless-shell'
const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/**
 * Finds a Chromium, or downloads one.
 * @returns the path of the program
 * @throws if there is none and the download fails
 */
export async function getChromium(): Promise<string> {
  const found = findChromium()
  if (found && (path.basename(found) === SHELL || !process.env.CI)) return found
  const packages = canInstall() ? [SHELL, ...(found ? [] : ['chromium'])] : []
  const tries = [...packages.map((name) => () => fromDebian(name)), ...(found ? [] : [fromPlaywright])]
  let output = ''
  for (const attempt of tries) {
    output = await attempt()
    const browser = findChromium()
    if (browser) return browser
  }
  if (found) return found
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
  // With short timeouts, the installation fails soon without a network.
  const apt = ['apt-get', '-qq', '-o', 'Acquire::http::Timeout=20', '-o', 'Acquire::Retries=1']
  const updated = await run([...apt, 'update'], { env })
  const installed = await run([...apt, 'install', '-y', '--no-install-recommends', name], { env })
  return updated.output + installed.output
}

async function fromPlaywright(): Promise<string> {
  console.log('Fetching the Chromium of Playwright …')
  const { output } = await run(tool('playwright', 'install', 'chromium'))
  return output
}
