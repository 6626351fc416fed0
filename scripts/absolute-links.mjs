/** Rewrites the links of a Markdown file that is read outside of its repository. */

/** A link or a picture, also a picture in a link; the same links that `vsce` takes. */
const link = /(!?)\[([^\][]*|!\[[^\][]*\]\([^)]+\))\]\(([^)]+)\)/g;

/**
 * Leads relative links to a repository on GitHub.
 *
 * @param {string} markdown a file in the top folder of the repository
 * @param {string} repository the address of the repository, without a slash at its end
 * @returns {string}
 */
export function absoluteLinks(markdown, repository) {
  return markdown.replace(link, (_, sign, text, target) => {
    const isAbsolute = /^(?:\w+:\/\/|mailto:|#)/.test(target);
    const kind = sign === "!" ? "raw" : "blob";
    const path = target.replace(/^(?:\.?\/)+/, "");
    const url = isAbsolute ? target : `${repository}/${kind}/HEAD/${path}`;
    return `${sign}[${absoluteLinks(text, repository)}](${url})`;
  });
}
