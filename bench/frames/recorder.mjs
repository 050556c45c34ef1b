/**
 * Runs in the page before anything else and keeps, until taken, how long the main thread worked on each frame and how
 * long each long task was. A frame's work is from its start (input, scripts, style, layout, paint) to the first message
 * that gets through afterwards. `takeRecording(since)` drops what began earlier than `since` on the page's clock.
 */
export function installRecorder() {
  const frames = []
  const tasks = []
  const { port1, port2 } = new MessageChannel()
  let start = 0
  port1.onmessage = () => {
    frames.push({ at: start, work: performance.now() - start })
    requestAnimationFrame(frame)
  }
  const frame = time => {
    start = time
    port2.postMessage(null)
  }
  requestAnimationFrame(frame)
  new PerformanceObserver(list => {
    for (const { startTime, duration } of list.getEntries()) tasks.push({ at: startTime, duration })
  }).observe({ type: 'longtask', buffered: true })
  globalThis.takeRecording = since => {
    const later = list => list.splice(0).filter(each => each.at >= since)
    return { frames: later(frames), tasks: later(tasks) }
  }
}

/** What a reader feels of a recording: milliseconds, and how many were too long. */
export function summarize({ frames, tasks }) {
  const work = frames.map(each => each.work).sort((a, b) => a - b)
  return {
    frames: work.length,
    'median ms': work[work.length >> 1] ?? null,
    'worst ms': work.at(-1) ?? null,
    'over 16 ms': work.filter(ms => ms > 16).length,
    'over 50 ms': work.filter(ms => ms > 50).length,
    'tasks over 50 ms': tasks.length,
    'longest task ms': tasks.length === 0 ? null : Math.max(...tasks.map(each => each.duration)),
  }
}
