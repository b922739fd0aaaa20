// Functions on runs and outputs for rooms higher on the stair, which bring their own transactions.

export { findRoom, type Room, type Wish } from './choose-run.ts'
export { type CreationRow, creationsOfRun, emptyCreation, findCreations, listCreations } from './creations.repo.ts'
export type { FailureLimit } from './failure-limit.ts'
export { type Fault, failureOf, faultOf, sentenceOfFault } from './faults.ts'
export {
  type Attempt,
  type Claim,
  type Claimed,
  claimSlots,
  type Delivery,
  type Effort,
  endOutput,
  findOutput,
  findResultFile,
  noteEngine,
  type OutputWithKey,
  outputsOf,
  wordsBefore,
} from './outputs.repo.ts'
export { fitsNext, insertPart, type KeptPart, listParts, removeParts, SHARED } from './parts.repo.ts'
export { presentOutput, presentResult } from './run.presenter.ts'
export { type RunEnds, slotsOf } from './run-ends.ts'
export { chooseSlot, takesWork } from './run-rules.ts'
export type { RunWatch } from './run-watch.ts'
export { findRun, findRuns, fixSlots, hasRecentRun, lockRun, runRows, touchRun } from './runs.repo.ts'
export { countTouchUp, replacePicture } from './touch-up.repo.ts'
