/** Seconds of the processor that the work takes on this thread: the same however busy the machine is. */
export function processorSeconds(work: () => void): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000_000;
}
