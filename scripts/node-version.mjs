/** Ends the process with a sentence when this Node is too old; package.json says what is needed. */
export function requireNode(needed) {
  const [major, minor] = process.versions.node.split('.').map(Number)
  const [needMajor, needMinor] = needed
    .replace(/[^\d.]/g, '')
    .split('.')
    .map(Number)
  if (major > needMajor || (major === needMajor && minor >= needMinor)) return
  console.error(`Stackdrift needs Node ${needMajor}.${needMinor} or newer; this is ${process.version}.`)
  console.error('Get it from https://nodejs.org or with your version manager, then run the command again.')
  process.exit(1)
}
