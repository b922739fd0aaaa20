export class StartFault extends Error {}
