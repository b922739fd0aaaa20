import { readBuildInfo } from '../infra/build-info.ts'
import type { Operation } from './operation.ts'

export const version: Operation = {
  usage: 'version',
  run: async (_args, { env, say }) => {
    const { version, commit } = readBuildInfo(env.UFARO_COMMIT)
    say(commit ? `${version} (${commit})` : version)
    return 0
  },
}
