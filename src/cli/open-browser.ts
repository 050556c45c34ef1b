import { spawn } from 'node:child_process'
import { print } from './command.ts'
import { speechHere } from './speech.ts'

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
  child.on('error', () => void speechHere().then(({ cli }) => print(cli.noBrowser)))
  child.unref()
}
