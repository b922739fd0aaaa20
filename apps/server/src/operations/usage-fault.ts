import { StartFault } from '../infra/start-fault.ts'

export class UsageFault extends StartFault {
  constructor(usage: string) {
    super(`Usage: npm run ufaro -- ${usage}`)
  }
}
