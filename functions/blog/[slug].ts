import { fileOrShell, type PagesContext } from '../shell.ts';

/** An article published after the build. */
export const onRequest = (context: PagesContext): Promise<Response> => fileOrShell(context, '/blog/_artigo/');
