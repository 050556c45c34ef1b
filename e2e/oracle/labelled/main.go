// Two CPU profiles with labels, for tagroot and tagleaf: `go run main.go before 1 && go run main.go after 3`.
package main

import (
	"context"
	"crypto/sha256"
	"os"
	"runtime/pprof"
	"strconv"
	"time"
)

func main() {
	file, err := os.Create(os.Args[1] + ".pb.gz")
	if err != nil {
		panic(err)
	}
	tenants, _ := strconv.Atoi(os.Args[2])
	if err := pprof.StartCPUProfile(file); err != nil {
		panic(err)
	}
	for tenant := range tenants {
		labels := pprof.Labels("tenant", "tenant-"+strconv.Itoa(tenant), "route", routes[tenant%2])
		pprof.Do(context.Background(), labels, func(context.Context) { serve(routes[tenant%2]) })
	}
	background(200 * time.Millisecond)
	pprof.StopCPUProfile()
	file.Close()
}

var routes = []string{"/orders/{id}", "/health"}

//go:noinline
func serve(route string) {
	if route == routes[0] {
		hash(300 * time.Millisecond)
	} else {
		sum(200 * time.Millisecond)
	}
}

//go:noinline
func background(length time.Duration) { hash(length) }

//go:noinline
func hash(length time.Duration) {
	sum := [32]byte{}
	for start := time.Now(); time.Since(start) < length; {
		sum = sha256.Sum256(sum[:])
	}
}

var total int

//go:noinline
func sum(length time.Duration) {
	for start := time.Now(); time.Since(start) < length; {
		for i := range 100_000 {
			total += i
		}
	}
}
