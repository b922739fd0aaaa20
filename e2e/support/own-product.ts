interface Product {
  /** `http://localhost:<port>` */
  url: string
  dataDir: string
}

const variable = (worker: number | string) => `E2E_PRODUCT_${worker}`

/** Tells the workers, which are started with this process's environment, what runs for one of them. */
export function announce(worker: number, product: Product): void {
  process.env[variable(worker)] = JSON.stringify(product)
}

/**
 * What runs for this worker: a story may close a tool or repaint the site without another one seeing it.
 * @returns undefined outside a worker, where the runner only reads what there is to run.
 */
export function ownProduct(): Product | undefined {
  const told = process.env[variable(process.env.TEST_PARALLEL_INDEX ?? '')]
  return told === undefined ? undefined : (JSON.parse(told) as Product)
}
