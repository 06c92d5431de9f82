// Which parts of a file have changed.

/** From where to where. */
export type Part = readonly [from: number, to: number]

export class Parts {
  /** In order, and without two that touch each other. */
  all: readonly Part[] = []

  add(from: number, to: number): void {
    const apart = this.all.filter(([start, end]) => end < from || start > to)
    const touched = this.all.filter(([start, end]) => end >= from && start <= to)
    const whole: Part = [
      Math.min(from, ...touched.map(([start]) => start)),
      Math.max(to, ...touched.map(([, end]) => end)),
    ]
    this.all = [...apart, whole].sort(([one], [other]) => one - other)
  }

  /** Forget what lies behind the end of a file that was cut. */
  cut(size: number): void {
    this.all = this.all.filter(([from]) => from < size).map(([from, to]) => [from, Math.min(to, size)])
  }

  clear(): void {
    this.all = []
  }
}
