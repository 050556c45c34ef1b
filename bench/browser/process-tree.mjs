import { readdirSync, readFileSync } from 'node:fs'

const TICKS_PER_SECOND = 100

/**
 * CPU seconds, user and system, of a process and all below it, those included that have ended and been waited for.
 * A browser is many processes: page, compositor, network, GPU. Reads /proc, see proc_pid_stat(5).
 */
export function treeCpu(root) {
  const all = readAll()
  const children = groupByParent(all)
  let ticks = 0
  const open = [all.get(root)].filter(Boolean)
  for (let one = open.pop(); one; one = open.pop()) {
    ticks += one.ticks
    open.push(...(children.get(one.id) ?? []))
  }
  return ticks / TICKS_PER_SECOND
}

function readAll() {
  const all = new Map()
  for (const name of readdirSync('/proc')) {
    const one = /^\d+$/.test(name) ? readStat(Number(name)) : null
    if (one) all.set(one.id, one)
  }
  return all
}

/** Null when the process ended meanwhile. The command may hold spaces and brackets, so fields count from its end. */
function readStat(id) {
  try {
    const fields = readFileSync(`/proc/${id}/stat`, 'latin1')
      .replace(/^.*\) /s, '')
      .split(' ')
    const [user, system, waitedUser, waitedSystem] = fields.slice(11, 15).map(Number)
    return { id, parent: Number(fields[1]), ticks: user + system + waitedUser + waitedSystem }
  } catch {
    return null
  }
}

function groupByParent(all) {
  const groups = new Map()
  for (const one of all.values()) groups.set(one.parent, [...(groups.get(one.parent) ?? []), one])
  return groups
}
