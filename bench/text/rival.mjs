import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const MODULE = 'github.com/DataDog/gostackparse'
const VERSION = 'v0.7.0'

/** Reads a file that is held in memory, as often as ours does, and prints CPU milliseconds of each run. */
const PROGRAM = `package main

import (
	"bytes"
	"fmt"
	"os"
	"strconv"
	"syscall"

	"${MODULE}"
)

func cpu() float64 {
	var used syscall.Rusage
	syscall.Getrusage(syscall.RUSAGE_SELF, &used)
	return float64(used.Utime.Nano()+used.Stime.Nano()) / 1e6
}

func main() {
	data, err := os.ReadFile(os.Args[1])
	if err != nil {
		panic(err)
	}
	runs, _ := strconv.Atoi(os.Args[2])
	times := make([]float64, runs)
	found := 0
	for run := range times {
		start := cpu()
		goroutines, _ := gostackparse.Parse(bytes.NewReader(data))
		times[run] = cpu() - start
		found = len(goroutines)
	}
	fmt.Printf("{\\"goroutines\\": %d, \\"times\\": [", found)
	for run, time := range times {
		if run > 0 {
			fmt.Print(", ")
		}
		fmt.Print(time)
	}
	fmt.Println("]}")
}
`

/**
 * Builds gostackparse in a folder of its own.
 * @returns {{run: (file: string, runs: number) => object, remove: () => void} | string} why there is none, as text
 */
export function buildRival() {
  if (spawnSync('go', ['version']).status !== 0) return 'Go is not installed'
  const folder = mkdtempSync(join(tmpdir(), 'stackdrift-gostackparse-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  writeFileSync(join(folder, 'main.go'), PROGRAM)
  writeFileSync(join(folder, 'go.mod'), `module rival\n\ngo 1.21\n\nrequire ${MODULE} ${VERSION}\n`)
  for (const args of [
    ['mod', 'tidy'],
    ['build', '-o', 'rival', '.'],
  ]) {
    const done = spawnSync('go', args, {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, GOFLAGS: '-mod=mod' },
    })
    if (done.status === 0) continue
    remove()
    return `go ${args.join(' ')} failed: ${done.stderr.trim().slice(-300)}`
  }
  return { run: (file, runs) => measured(join(folder, 'rival'), file, runs), remove }
}

function measured(program, file, runs) {
  const done = spawnSync(program, [file, String(runs)], { encoding: 'utf8' })
  if (done.status !== 0) throw new Error(done.stderr.trim().slice(-300))
  return JSON.parse(done.stdout)
}
