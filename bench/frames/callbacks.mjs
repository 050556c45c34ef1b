/**
 * Processor time of the page's animation-frame callbacks, from a trace: what the page itself does for a frame, whatever
 * else the machine is doing meanwhile. Milliseconds.
 * @param {import('@playwright/test').Page} page
 * @param {() => Promise<void>} action
 * @returns {Promise<number[]>} sorted
 */
export async function callbackTimes(page, action) {
  const session = await page.context().newCDPSession(page)
  const events = []
  session.on('Tracing.dataCollected', ({ value }) => {
    for (const each of value) if (each.name === 'FireAnimationFrame') events.push(each)
  })
  const traceConfig = { includedCategories: ['devtools.timeline'], excludedCategories: ['*'] }
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig })
  await action()
  const done = new Promise(resolve => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.end')
  await done
  await session.detach()
  return events.map(({ tdur, dur }) => (tdur ?? dur ?? 0) / 1000).sort((a, b) => a - b)
}
