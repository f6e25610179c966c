import { isErrorCode } from '../server/error-code';

/** Whether a process of this machine is still there. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return isErrorCode(error, 'EPERM');
  }
}

/** Whether the process that gave a draft its name, which ends with its number, is gone. */
export function isAbandoned(name: string): boolean {
  const pid = Number(/-(\d+)$/.exec(name)?.[1]);
  return Number.isInteger(pid) && pid !== process.pid && !isRunning(pid);
}
