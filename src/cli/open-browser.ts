import { spawn } from 'node:child_process'
import { print } from './command.ts'

/** Shows an address in the reader's browser, where there is one. */
export function openBrowser(address: string): void {
  const [command, ...args] =
    process.platform === 'darwin'
      ? ['open']
      : process.platform === 'win32'
        ? ['cmd', '/c', 'start', '']
        : ['xdg-open']
  if (command === undefined) return
  const child = spawn(command, [...args, address], { stdio: 'ignore', detached: true })
  child.on('error', () => print('(no browser found: open the address by hand)'))
  child.unref()
}
