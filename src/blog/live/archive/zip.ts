/** Reads and writes archives of articles: `artigos/<slug>.md` and `imagens/<name>`. */
import {
  ZipPassThrough,
  strFromU8,
  strToU8,
  unzipSync,
  zipSync,
  type UnzipFileInfo,
  type Zippable,
} from 'fflate';

export interface Archive {
  /** Texts by slug. */
  readonly articles: ReadonlyMap<string, string>;
  /** Pictures by name. */
  readonly pictures: ReadonlyMap<string, Uint8Array<ArrayBuffer>>;
}

const MEGABYTE = 1024 * 1024;
/** Limits for reading an archive: a file of a few bytes can claim four billion entries. */
const MAX_BYTES = 512 * MEGABYTE;
const MAX_ENTRIES = 50_000;
const MAX_FILE_MEGABYTES = { artigos: 2, imagens: 20 };
const TOO_LARGE =
  'O arquivo passa do limite de uma importação, 512 MB e 50.000 itens. Reparta os artigos, com as imagens deles, em arquivos .zip menores. Nada foi importado.';

/** Rejects a whole archive; its message is shown to the user. */
export class ArchiveRefused extends Error {
  override readonly name = 'ArchiveRefused';
}

/** Matches absolute paths, paths that leave the archive, and Windows paths. */
const LEADS_OUT = /^\/|^[a-z]:|\\|(?:^|\/)\.\.(?:\/|$)|\0/i;
/** Matches articles inside any outer folder; names that start with a dot belong to the operating system. */
const ARTICLE = /(?:^|\/)artigos\/([a-z0-9][a-z0-9-]*)\.md$/;
const PICTURE = /(?:^|\/)imagens\/([a-z0-9][\w.-]*)$/i;

/** Writes an archive to a file, without compressing pictures again. */
export function writeArchive({ articles, pictures }: Archive): Blob {
  const files: Zippable = {};
  for (const [slug, text] of articles) files[`artigos/${slug}.md`] = strToU8(text);
  for (const [name, bytes] of pictures) files[`imagens/${name}`] = [bytes, { level: 0 }];
  return new Blob([zipSync(files) as Uint8Array<ArrayBuffer>], { type: 'application/zip' });
}

/** Creates a filter that checks each file's declared path and size before decompression. */
function entryFilter(): (file: UnzipFileInfo) => boolean {
  const files = new Set<string>();
  let bytes = 0;
  let entries = 0;
  return ({ name, size, originalSize }) => {
    entries += 1;
    if (entries > MAX_ENTRIES) throw new ArchiveRefused(TOO_LARGE);
    if (LEADS_OUT.test(name)) {
      throw new ArchiveRefused('O arquivo tem caminhos que saem dele. Nada foi importado.');
    }
    const isArticle = ARTICLE.test(name);
    if (!isArticle && !PICTURE.test(name)) return false;
    const file = name.slice(name.lastIndexOf('/') + 1);
    // One of the two would be lost.
    if (files.has(file)) throw new ArchiveRefused(`O arquivo tem dois ${file}. Nada foi importado.`);
    files.add(file);
    // Add up compressed sizes too, because overlapping entries can share compressed bytes.
    const largest = Math.max(size, originalSize);
    bytes += largest;
    if (bytes > MAX_BYTES) throw new ArchiveRefused(TOO_LARGE);
    const limit = MAX_FILE_MEGABYTES[isArticle ? 'artigos' : 'imagens'];
    if (largest > limit * MEGABYTE) {
      throw new ArchiveRefused(`No arquivo, ${file} passa de ${limit} MB. Nada foi importado.`);
    }
    return true;
  };
}

/**
 * Reads an archive, or a single article in a `.md` file. Files that do not belong to an archive are ignored.
 *
 * @throws ArchiveRefused with a message for the user
 */
export async function readArchive(file: Pick<File, 'name' | 'size' | 'arrayBuffer'>): Promise<Archive> {
  if (file.size > MAX_BYTES) throw new ArchiveRefused(TOO_LARGE);
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (/\.md$/i.test(file.name)) {
    return { articles: new Map([[file.name.slice(0, -3), strFromU8(bytes)]]), pictures: new Map() };
  }
  const articles = new Map<string, string>();
  const pictures = new Map<string, Uint8Array<ArrayBuffer>>();
  for (const [path, content] of Object.entries(unzip(bytes))) {
    const slug = ARTICLE.exec(path)?.[1];
    const name = PICTURE.exec(path)?.[1];
    if (slug !== undefined) articles.set(slug, strFromU8(content));
    else if (name !== undefined) pictures.set(name, content as Uint8Array<ArrayBuffer>);
  }
  if (articles.size === 0) throw new ArchiveRefused('Não há artigos neste arquivo.');
  return { articles, pictures };
}

/** Signatures of a central header, and of the ends of an archive in both sizes (PKWARE APPNOTE, 4.3.12 to 4.3.16). */
const HEADER = 0x02014b50;
const END = 0x06054b50;
const WIDE_END = 0x06064b50;

/** Finds the first central header, where `unzipSync` does. */
function headersStart(view: DataView): number {
  let end = view.byteLength - 22;
  while (view.getUint32(end, true) !== END) end -= 1;
  const start = view.getUint32(end + 16, true);
  const wide = start === 0xffffffff ? view.getUint32(end - 12, true) : end;
  return view.getUint32(wide, true) === WIDE_END ? view.getUint32(wide + 48, true) : start;
}

function checksumOf(content: Uint8Array): number {
  const sum = new ZipPassThrough('');
  sum.ondata = () => undefined;
  sum.push(content, true);
  // Convert the signed number of the library to that of the headers.
  return sum.crc >>> 0;
}

/** @throws Error if a file is damaged, which `unzipSync` does not check */
function requireIntact(files: Record<string, Uint8Array>, bytes: Uint8Array): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const sums = new Set<number>();
  for (let at = headersStart(view); view.getUint32(at, true) === HEADER;) {
    sums.add(view.getUint32(at + 16, true));
    const [name, extra, comment] = [28, 30, 32].map((offset) => view.getUint16(at + offset, true));
    at += 46 + (name ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  if (!Object.values(files).every((content) => sums.has(checksumOf(content)))) throw new Error('Damaged');
}

function unzip(bytes: Uint8Array): Record<string, Uint8Array> {
  try {
    // `unzipSync` never writes more than the declared size of a file.
    const files = unzipSync(bytes, { filter: entryFilter() });
    requireIntact(files, bytes);
    return files;
  } catch (error) {
    if (error instanceof ArchiveRefused) throw error;
    throw new ArchiveRefused('Este arquivo não é um .zip que se possa ler, ou está danificado.');
  }
}
