import { spawnSync } from 'node:child_process';

/**
 * Files that differ from a commit and are there, new ones included: relative to the project, with slashes.
 *
 * @throws Error with what git says, when it does not know the commit, or when the folder is none of its own.
 */
export function changedFiles(project: string, since: string): string[] {
  const git = (...args: string[]) => {
    const { status, stdout, stderr, error } = spawnSync('git', args, { cwd: project, encoding: 'utf8' });
    if (status !== 0) throw new Error(error?.message ?? stderr.trim());
    return stdout.split('\0').filter((file) => file !== '');
  };
  return [
    ...git('diff', '--name-only', '--diff-filter=d', '--relative', '-z', since, '--'),
    ...git('ls-files', '--others', '--exclude-standard', '-z'),
  ].toSorted();
}
