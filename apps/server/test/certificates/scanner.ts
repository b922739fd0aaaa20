import { parentPort, workerData } from 'node:worker_threads'
import jsQR from 'jsqr'

/** Runs in a worker thread. The data are pixels, `{data, width, height}` in RGBA. */
const { data, width, height } = workerData
const found = jsQR(new Uint8ClampedArray(data), width, height)
parentPort?.postMessage(found?.data)
