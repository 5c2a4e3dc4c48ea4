import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { projectRoot } from '../../scripts/project-root.ts';

/** A script of the project in a process of its own. */
export interface LeadProcess {
  pid: number;
  /** Its address, as soon as it serves. Rejects with what it said when it ends before that. */
  address: Promise<string>;
  /** All it has said to people. */
  said(): string;
  kill(signal: NodeJS.Signals): void;
  /** Its exit code and what it printed, when it has ended. */
  ended: Promise<{ code: number | null; output: string }>;
}

/** Starts a script with these variables. */
export function startProcess(
  script: string,
  variables: Record<string, string>,
  ...args: string[]
): LeadProcess {
  const child = spawn(process.execPath, ['--import', 'tsx', join(projectRoot, script), ...args], {
    cwd: projectRoot,
    env: { ...process.env, PORT: '0', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let errors = '';
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  const ended = new Promise<{ code: number | null; output: string }>((resolve) => {
    child.once('close', (code) => resolve({ code, output }));
  });
  const address = new Promise<string>((resolve, reject) => {
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      errors += text;
      const [, found] = /(http:\/\/localhost:\d+)\b/.exec(errors) ?? [];
      if (found) resolve(found);
    });
    void ended.then(() => reject(new Error(errors)));
  });
  address.catch(() => {});
  const end = () => void child.kill('SIGKILL');
  process.once('exit', end);
  void ended.then(() => process.off('exit', end));
  return {
    pid: child.pid ?? 0,
    address,
    said: () => errors,
    kill: (signal) => void child.kill(signal),
    ended,
  };
}
