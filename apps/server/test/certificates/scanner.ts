import { parentPort, workerData } from 'node:worker_threads'
import jsQR from 'jsqr'

/** This file runs in a worker thread. Its input is a picture in RGBA pixels. */
const { data, width, height } = workerData
const found = jsQR(new Uint8ClampedArray(data), width, height)
parentPort?.postMessage(found?.data)
