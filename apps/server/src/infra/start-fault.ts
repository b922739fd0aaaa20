/** A reason why the app cannot start or a command cannot continue. The message is printed without a stack trace. */
export class StartFault extends Error {}
