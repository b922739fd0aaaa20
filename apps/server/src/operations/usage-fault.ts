import { StartFault } from '../infra/start-fault.ts'

/** Something was typed that is no command. */
export class UsageFault extends StartFault {
  constructor(usage: string) {
    super(`Usage: npm run ufaro -- ${usage}`)
  }
}
