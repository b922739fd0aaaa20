/** A reason why the app cannot start. The message is printed without a stack trace. */
export class StartFault extends Error {}
