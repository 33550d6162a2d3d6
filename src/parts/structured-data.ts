/** Structured data for search engines, in the vocabulary of schema.org. */
import type { PageFacts, Thing } from '../site/page-record.ts';
import { SITE_DESCRIPTION, SITE_EMAIL, SITE_KEYWORDS, SITE_NAME, SITE_ORIGIN } from '../site/site.ts';
import { LOGO, sharedPicture } from '../site/social-picture.ts';

const LANGUAGE = 'pt-BR';
const ORGANIZATION_ID = `${SITE_ORIGIN}/#organizacao`;
const WEBSITE_ID = `${SITE_ORIGIN}/#site`;
const PUBLISHER = { '@id': ORGANIZATION_ID };

function addressOf(path: string): string {
  return SITE_ORIGIN + path;
}

/** The site's publisher, to which other nodes refer by `@id`. */
export function organization(): Thing {
  const { path, side } = LOGO;
  const logo = { '@type': 'ImageObject', url: addressOf(path), width: side, height: side };
  return {
    '@type': 'Organization',
    '@id': ORGANIZATION_ID,
    name: SITE_NAME,
    url: addressOf('/'),
    logo,
    ...(SITE_EMAIL === undefined ? {} : { email: SITE_EMAIL }),
  };
}

/** The site, with its search. */
export function webSite(): Thing {
  return {
    '@type': 'WebSite',
    '@id': WEBSITE_ID,
    name: SITE_NAME,
    description: SITE_DESCRIPTION,
    keywords: SITE_KEYWORDS,
    url: addressOf('/'),
    inLanguage: LANGUAGE,
    publisher: PUBLISHER,
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: addressOf('/busca?q={search_term_string}') },
      'query-input': 'required name=search_term_string',
    },
  };
}

/** Breadcrumbs of a page; the last item, the current page, needs no address. */
export function breadcrumbList(crumbs: readonly { readonly label: string; readonly to?: string }[]): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(to === undefined ? {} : { item: addressOf(to) }),
    })),
  };
}

interface ApplicationFacts {
  readonly title: string;
  readonly description: string;
  readonly path: string;
  /** Application category as search engines define it. */
  readonly kind: string;
  /** Day of the last check of its law or formula, `YYYY-MM-DD`. */
  readonly checkedOn: string | undefined;
}

/** A calculator as a free web application. */
export function webApplication({ title, description, path, kind, checkedOn }: ApplicationFacts): Thing {
  return {
    '@type': 'WebApplication',
    '@id': `${addressOf(path)}#calculadora`,
    name: title,
    description,
    url: addressOf(path),
    inLanguage: LANGUAGE,
    applicationCategory: kind,
    operatingSystem: 'Qualquer um com navegador',
    browserRequirements: 'Requer JavaScript',
    isAccessibleForFree: true,
    offers: { '@type': 'Offer', price: '0', priceCurrency: 'BRL' },
    publisher: PUBLISHER,
    ...(checkedOn === undefined ? {} : { dateModified: checkedOn }),
  };
}

/** Questions with their answers, as shown on the page. */
export function faqPage(questions: readonly { readonly question: string; readonly answer: string }[]): Thing {
  return {
    '@type': 'FAQPage',
    inLanguage: LANGUAGE,
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

export function article(
  facts: PageFacts,
  { publishedAt, modifiedAt, section, author }: NonNullable<PageFacts['article']>,
): Thing {
  const { title, description, path } = facts;
  return {
    '@type': 'Article',
    headline: title,
    description,
    url: addressOf(path),
    mainEntityOfPage: addressOf(path),
    image: new URL(sharedPicture(facts).address, SITE_ORIGIN).href,
    inLanguage: LANGUAGE,
    datePublished: publishedAt,
    ...(modifiedAt === undefined ? {} : { dateModified: modifiedAt }),
    articleSection: section,
    author: author === undefined ? PUBLISHER : { '@type': 'Person', name: author },
    publisher: PUBLISHER,
  };
}
