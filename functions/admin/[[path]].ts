import { fileOrShell, type PagesContext } from '../shell.ts';

/** Serves the shell of the administration, whose screens are rendered in the browser. */
export const onRequest = (context: PagesContext): Promise<Response> => fileOrShell(context, '/admin/');
