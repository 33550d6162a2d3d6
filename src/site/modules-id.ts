/** Id of the data script that lists the addresses of the modules that hydrate a page, the entry first. */
export const MODULES_ID = 'modulos';
