import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

const ROOT = path.resolve(import.meta.dirname, '../../../..')

export interface BuildInfo {
  version: string
  commit: string | null
}

/** @param commit the commit recorded in a container image, which contains no git history */
export function readBuildInfo(commit: string | undefined): BuildInfo {
  const { version } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as { version: string }
  return { version, commit: commit ?? commitOf(ROOT) }
}

function commitOf(root: string): string | null {
  // If this folder is no git repository, git would report the commit of a repository that contains the folder.
  if (!existsSync(path.join(root, '.git'))) return null
  const { status, stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8', timeout: 2000 })
  return status === 0 ? stdout.trim() : null
}
