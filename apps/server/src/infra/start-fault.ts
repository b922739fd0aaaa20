/** A reason not to start whose message is all a person needs: printed as it stands, without a stack. */
export class StartFault extends Error {}
