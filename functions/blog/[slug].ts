import { fileOrShell, type PagesContext } from '../shell.ts';

/** Serves the shell of an article published after the build. */
export const onRequest = (context: PagesContext): Promise<Response> => fileOrShell(context, '/blog/_artigo/');
