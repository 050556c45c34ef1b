/** Runs tasks in the order they come, no more than `limit` at a time. */
export function atMost(limit: number): <T>(task: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let running = 0

  async function turn(): Promise<void> {
    if (running >= limit) await new Promise<void>(resolve => waiting.push(resolve))
    else running++
  }

  /** Whoever waits longest takes over the place; without one it is free. */
  function done(): void {
    const next = waiting.shift()
    if (next) next()
    else running--
  }

  return async task => {
    await turn()
    try {
      return await task()
    } finally {
      done()
    }
  }
}

/** Calls that come while one is running share the next one, which starts after they asked. */
export function joined(run: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> = Promise.resolve()
  let next: Promise<void> | null = null
  return () => {
    next ??= running
      .catch(() => {})
      .then(() => {
        running = next ?? running
        next = null
        return run()
      })
    return next
  }
}
