/** Parses and validates the arguments of `new-calculator`. */
import { fold } from '../../src/search/fold.ts';

export interface Request {
  /** `<category>/<slug>`. */
  readonly id: string;
  /** Name shown on cards and on the page. */
  readonly name: string;
}

export interface Known {
  readonly categories: readonly string[];
  readonly ids: readonly string[];
}

/** The arguments are invalid; the message is a Portuguese sentence for the author. */
export class RequestError extends Error {
  override readonly name = 'RequestError';
}

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
/** File names reserved by Windows, with any extension. */
const DEVICES = /^(con|prn|aux|nul|com\d|lpt\d)$/;
const MAX_SLUG_LENGTH = 60;
const MAX_NAME_LENGTH = 60;

/**
 * Parses the arguments: category and file name, possibly as a path of any system (`calculators\saude\imc.ts`), and the
 * name of the calculator, possibly in several arguments because quotes are missing.
 *
 * @throws RequestError with the problem and its remedy
 */
export function readRequest([place, ...words]: readonly string[], known: Known): Request {
  if (place === undefined) throw new RequestError('Faltam a categoria, o nome do arquivo e o nome.');
  const id = readPlace(place, known);
  const name = words.join(' ').replace(/\s+/gu, ' ').trim();
  return { id, name: checkedName(name, place) };
}

function readPlace(place: string, { categories, ids }: Known): string {
  const path = place
    .replaceAll('\\', '/')
    .replace(/^(\.\/)?calculators\//, '')
    .replace(/\.ts$/, '');
  const [category = '', slug = '', ...rest] = path.split('/');
  if (category === '' || slug === '' || rest.length > 0) {
    throw new RequestError(`"${place}" não tem a forma <categoria>/<nome-do-arquivo>.`);
  }
  if (!categories.includes(category)) {
    throw new RequestError(
      `A categoria "${category}" não existe. As categorias são: ${categories.join(', ')}. ` +
        'Uma nova se acrescenta em src/catalogue/categories.ts.',
    );
  }
  if (!SLUG.test(slug) || slug.length > MAX_SLUG_LENGTH) throw new RequestError(slugProblem(category, slug));
  if (DEVICES.test(slug)) {
    throw new RequestError(`O Windows não aceita arquivos com o nome "${slug}". Escolha outro.`);
  }
  const id = `${category}/${slug}`;
  if (ids.includes(id)) {
    throw new RequestError(
      `A calculadora "${id}" já existe, em calculators/${id}.ts. Escolha outro nome de arquivo.`,
    );
  }
  return id;
}

function slugProblem(category: string, slug: string): string {
  const problem =
    `O nome de arquivo "${slug}" não serve: use até ${MAX_SLUG_LENGTH} letras minúsculas sem acento, ` +
    'algarismos e hifens entre eles.';
  const better = slugOf(slug);
  return better === '' ? problem : `${problem} Talvez: ${category}/${better}`;
}

/** Converts a text to a slug: "Área e Perímetro" becomes "area-e-perimetro". */
function slugOf(text: string): string {
  const words = fold(text)
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  return words.join('-').slice(0, MAX_SLUG_LENGTH).replace(/-$/, '');
}

function checkedName(name: string, place: string): string {
  if (name === '') {
    throw new RequestError(`Falta o nome da calculadora, entre aspas depois de "${place}".`);
  }
  if (!/\p{L}/u.test(name)) throw new RequestError(`O nome "${name}" não tem nenhuma letra.`);
  if (name.length > MAX_NAME_LENGTH) {
    throw new RequestError(
      `O nome tem ${name.length} caracteres, e nos cartões cabem ${MAX_NAME_LENGTH}. Escolha um mais curto; ` +
        'o título da página pode ser mais longo.',
    );
  }
  // Refuse characters with a meaning in articles, which are Markdown with placeholders in braces.
  const sign = /[{}<>[\]\\`*_#|\p{Cc}]/u.exec(name)?.[0];
  if (sign !== undefined) throw new RequestError(`O nome não pode ter o sinal "${sign}".`);
  return name;
}
