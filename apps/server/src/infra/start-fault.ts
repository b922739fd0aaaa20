/** A reason not to start; its message is printed without a stack. */
export class StartFault extends Error {}
