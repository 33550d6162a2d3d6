import { fileOrShell, type PagesContext } from '../shell.ts';

/** The screens of the administration, all rendered in the browser. */
export const onRequest = (context: PagesContext): Promise<Response> => fileOrShell(context, '/admin/');
