export const id = 878;
export const ids = [878];
export const modules = {

/***/ 3878:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  deploy: () => (/* binding */ deploy)
});

// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(9473);
// EXTERNAL MODULE: ./build/hosting/dialect.js
var dialect = __webpack_require__(4915);
// EXTERNAL MODULE: ./build/report/log.js
var log = __webpack_require__(6945);
// EXTERNAL MODULE: ./build/site/read-file.js
var read_file = __webpack_require__(7327);
// EXTERNAL MODULE: ./build/text/format.js
var format = __webpack_require__(3387);
// EXTERNAL MODULE: ./build/text/printable.js
var printable = __webpack_require__(4865);
// EXTERNAL MODULE: ./build/record/best-effort.js
var best_effort = __webpack_require__(791);
// EXTERNAL MODULE: ./build/record/links.js
var record_links = __webpack_require__(6845);
// EXTERNAL MODULE: ./build/target.js
var target = __webpack_require__(2631);
;// CONCATENATED MODULE: ./build/acts/closed-meanwhile.js




/** Whether the pull request was closed while its preview was deployed. If GitHub does not tell it, that is a warning. */
async function wasClosed({ target: { subject }, services: { access } }) {
    if (subject.kind !== 'pull-request' || access === undefined)
        return false;
    const pull = await (0,best_effort/* bestEffort */.z)('read the pull request', () => access.github.pullRequest(subject.number));
    return pull?.open === false;
}
/** Whether the branch of this preview exists; undefined if it is for none, or the token may not see branches. */
async function branchExists({ target: { subject }, services }) {
    if (subject.kind !== 'branch')
        return undefined;
    return await services.access?.github.branchExists(subject.branch).catch(() => undefined);
}
/** Tears down a preview whose pull request or branch went while this run deployed it to `made`, recorded or not. */
async function tearDownLate(made, work) {
    log/* log */.R.notice(`${(0,target/* describe */.q)(work.target.subject)} was closed meanwhile, so its preview is torn down at once.`);
    const { tearDownRecord } = await __webpack_require__.e(/* import() */ 994).then(__webpack_require__.bind(__webpack_require__, 6994));
    const recorded = await work.tracking.links();
    const isRecorded = recorded.some(({ names }) => (0,record_links/* hasName */.cP)(names, made));
    const unrecorded = { names: [made], accepted: [made], made: true, sent: true, deployments: [] };
    return await tearDownRecord(isRecorded ? recorded : [unrecorded, ...recorded], false, work);
}

// EXTERNAL MODULE: ./build/hosting/account.js
var account = __webpack_require__(9022);
// EXTERNAL MODULE: ./build/record/link-errors.js
var link_errors = __webpack_require__(8708);
// EXTERNAL MODULE: ./build/acts/services.js + 22 modules
var acts_services = __webpack_require__(6024);
;// CONCATENATED MODULE: ./build/acts/destination.js





/**
 * Finds out where a deploy goes: to the link that the user named, to the one that is remembered, or to a new one. A
 * preview only gets a link that its own record made, or one that nobody has.
 *
 * @throws {NotMadeError | OwnedError} if the link was there before the preview, or somebody has taken it over
 */
async function findDestination(work) {
    const { tracking, services, target } = work;
    const { domain, subject, lasting = false } = target;
    // Production goes wherever its domain says, so nothing needs to be known of that.
    const links = subject.kind === 'live-site' && domain !== undefined ? [] : await tracking.links();
    const own = domain === undefined
        ? links.find(({ sent }) => sent)
        : ((0,record_links/* provedLink */.rc)(links, domain) ?? links.find(({ names }) => (0,record_links/* hasName */.cP)(names, domain)));
    if ((0,acts_services/* isGuarded */.J)(work))
        return await forPreview(own, work);
    const link = domain ?? own?.names[0];
    if (link === undefined) {
        services.hosting.prepare(2);
        const before = services.hosting.profileIfAny();
        // It is awaited later. A run that is cancelled before must not end with this error.
        before.catch(() => { });
        return { kind: 'new', link, made: undefined, before, askedAt: performance.now() };
    }
    if (lasting && own !== undefined)
        await tracking.requireNotTaken(own, 'recent');
    else if (lasting) {
        await tracking.requireNoLiveSite(link, 'every environment');
        log/* log */.R.notice(`This branch follows ${link}: its deploys replace what is there, and neither a sweep nor the end of the branch deletes it.`);
    }
    // A lasting link is never deleted by memory, also not one that the branch itself made earlier.
    const made = own?.made === true ? !lasting : undefined;
    return { kind: 'existing', link, made, own };
}
async function forPreview(own, { target, tracking, services }) {
    const { domain, subject } = target;
    const link = own && (domain === undefined ? own.names[0] : (0,record_links/* provedName */.g$)(own, domain));
    if (own?.made && link !== undefined) {
        await tracking.requireNotTaken(own, 'recent');
        return { kind: 'existing', link, made: true, own };
    }
    if (own !== undefined && domain === undefined)
        throw new link_errors/* NotMadeError */.Tu(own.names[0], subject, false);
    services.hosting.prepare(2);
    const askedAt = performance.now();
    // Production may have names that the account does not list. A link without a name is held against them later.
    const [before] = await Promise.all([
        services.hosting.profile(),
        domain === undefined ? tracking.readProduction() : tracking.requireNoLiveSite(domain, 'production'),
    ]);
    if (domain !== undefined && (0,account/* hasLink */.p5)(before, domain))
        throw new link_errors/* NotMadeError */.Tu(domain, subject, true);
    const made = domain === undefined ? undefined : true;
    return { kind: 'new', link: domain, made, before: Promise.resolve(before), askedAt };
}

// EXTERNAL MODULE: ./build/acts/dry-run.js
var dry_run = __webpack_require__(7121);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(8500);
;// CONCATENATED MODULE: ./build/site/patterns.js

/**
 * The pattern of `exclude` that matches this path, and no other path below the same folder; with `/` at its end only a
 * folder. It can stand in a line of YAML's `|` block. Characters that can't be printed become `?`, which matches any one.
 */
function literalPattern(path) {
    const escaped = path.replace(/[\\[?*`]|\p{C}|[\u2028\u2029]|\s$/gu, (character) => {
        if (character === '\\')
            return '\\\\';
        const visible = (0,printable/* printable */.g$)(character) === character;
        // White space at the end of a line would be removed, but not in brackets.
        return visible ? `[${character}]` : '?'.repeat(character.length);
    });
    // With a slash in front, "#", "!", "~" and white space have no special meaning.
    return (0,printable/* printable */.g$)(/^[#!~\s]/u.test(escaped) ? `/${escaped}` : escaped);
}
const isWindows = process.platform === 'win32';
/** Any number of `!`, then signs of the root (`./`, `/`), then the pattern. Only on Windows `\` is not an escape. */
const parts = isWindows ? /^((?:!\s*)*)(?:\.?[/\\])*(.*)$/su : /^((?:!\s*)*)(?:\.?\/)*(.*)$/su;
/** The parts of a line of `exclude`, without the signs of the root. */
function partsOf(line) {
    const [, negation = '', pattern = ''] = parts.exec(line) ?? [];
    return { negation, pattern };
}
/** The path that a line names if it contains no wildcard, in the form of `folded`, without `/` at its end. */
function pathIn(line) {
    return folded(partsOf(line).pattern).replace(/\/$/u, '');
}
/** A path in the form that the matcher compares. On Windows letter case does not matter. */
function folded(path) {
    return isWindows ? path.replaceAll('\\', '/').toLowerCase() : path;
}
/** The warning for a line of `exclude` that matched nothing: where patterns start, and what the user probably meant. */
function unmatchedWarning(line, directory) {
    return [
        `exclude: the pattern "${line}" matches nothing.`,
        'Patterns start at the root of the directory: "*.map" is the root only, "**/*.map" every folder.',
        suggestionFor(line, directory) || 'If nothing of that name is in the site, you can delete the line.',
    ].join(' ');
}
function suggestionFor(line, directory) {
    const written = partsOf(line).pattern;
    // A backslash in front of a letter has no other meaning than that of Windows.
    const pattern = /\\[\p{L}\d._-]/u.test(written) ? partsOf(written.replaceAll('\\', '/')).pattern : written;
    const negation = line.startsWith('!') ? '!' : '';
    const write = (patterns) => patterns.map((each) => `"${negation}${each}"`).join(' and ');
    const inside = insideOf(pattern, directory);
    if (inside !== undefined) {
        const instead = /^\**$/u.test(inside) ? '' : `: write ${write([inside])}`;
        return `It starts with the name of the directory, but patterns start inside the directory${instead}.`;
    }
    if (pattern !== written && !isWindows)
        return `Folders are separated by "/": write ${write([pattern])}.`;
    if (/\{[^{}]*\}/u.test(pattern))
        return 'Braces have no special meaning: write one pattern in each line.';
    const several = pattern.split(',').flatMap((each) => each.trim() || []);
    if (several.length > 1)
        return `Commas do not separate patterns: write one in each line, ${write(several)}.`;
    return pattern.slice(0, -1).includes('/') ? '' : `Did you mean ${write([`**/${pattern}`])}?`;
}
/** The rest of a pattern that starts with the directory's path, or with the end of it. */
function insideOf(pattern, directory) {
    const names = directory.split(/[/\\]/u).filter((name) => name !== '' && name !== '.');
    const starts = names.map((_, index) => `${names.slice(index).join('/')}/`);
    const start = starts.find((each) => `${pattern}/`.startsWith(each));
    return start === undefined ? undefined : pattern.slice(start.length);
}

// EXTERNAL MODULE: ./build/site/site.js
var site = __webpack_require__(1431);
// EXTERNAL MODULE: ./build/text/host-name.js + 1 modules
var host_name = __webpack_require__(6315);
;// CONCATENATED MODULE: ./build/report/report-site.js






/** What is said of files that are published, although they may not be meant to be. */
const doubtful = {
    dump: 'Dumps of databases and recordings of requests often contain what nobody should see',
    map: 'Source maps contain the sources of the site',
    token: 'A page shows what looks like a live token',
};
const whatToDo = 'Everybody can read it. Leave it out with "exclude", or name it there behind "!", and this warning ends.';
/** Shows what will be published and what was left out, and warns of what somebody should look at. */
function reportSite({ files, bytes, omitted, doubts, unmatched }, directory) {
    const largest = (0,site/* largestOf */.u)(files, 10);
    const lines = largest.map(({ size, path }) => `${(0,format/* formatBytes */.z3)(size).padStart(8)}  ${(0,printable/* printable */.g$)(path)}`);
    if (files.length > largest.length)
        lines.unshift(`The ${largest.length} largest:`);
    for (const [reason, paths] of omitted) {
        lines.push(`Left out (${reason}): ${(0,format/* formatNumber */.ZV)(paths.length)}: ${(0,printable/* printable */.g$)((0,format/* firstOf */.Ku)(paths, 5))}`);
    }
    log/* log */.R.group(`${(0,format/* count */.U9)(files.length, 'file')}, ${(0,format/* formatBytes */.z3)(bytes)}`, lines);
    for (const line of unmatched)
        log/* log */.R.warning((0,printable/* printable */.g$)(unmatchedWarning(line, directory)));
    if ((0,site/* isRepository */.Z)(omitted)) {
        const folders = (0,printable/* printable */.g$)((0,format/* firstOf */.Ku)(foldersIn(files), 20));
        log/* log */.R.warning(`The directory is a whole repository, so all of it is published, also what is not part of the site${folders && `; its folders: ${folders}`}. Write the folder of the built site as "directory".`);
    }
    for (const doubt of ['dump', 'map', 'token']) {
        const paths = (0,format/* firstOf */.Ku)(doubts[doubt], 5);
        const revoke = doubt === 'token' ? 'Revoke it if it is one. ' : '';
        if (paths)
            log/* log */.R.warning(`${doubtful[doubt]}: ${(0,printable/* printable */.g$)(paths)}. ${revoke}${whatToDo}`);
    }
    const nameless = (omitted.get('hidden') ?? []).filter((path) => /(?:^|\/)\.html?$/iu.test(path));
    if (nameless.length > 0) {
        log/* log */.R.warning(`Left out as hidden, because a name that starts with a dot is one: ${(0,printable/* printable */.g$)((0,format/* firstOf */.Ku)(nameless, 5))}. Such a page has no name, probably because its title or path was empty when it was built.`);
    }
    const homes = homesIn(files);
    if (!homes.includes('index.html')) {
        const folder = folderWithIndex(homes);
        const instead = folder
            ? ` There is one in ${(0,printable/* printable */.g$)(folder)}: did you mean "directory: ${(0,printable/* printable */.g$)(`${(0,host_name/* withoutEnd */.Mx)(directory, '/')}/${folder}`.replace(/^\.\//u, ''))}"?`
            : '';
        log/* log */.R.warning(`There is no index.html at the root of the directory, so the link itself may show nothing.${instead}`);
    }
}
/** The folders at the root. */
function foldersIn(files) {
    const folders = new Set();
    for (const { path } of files)
        if (path.includes('/'))
            folders.add(path.slice(0, path.indexOf('/') + 1));
    return [...folders];
}
/** The paths of every `index.html`. */
function homesIn(files) {
    const homes = [];
    for (const { path } of files)
        if (path === 'index.html' || path.endsWith('/index.html'))
            homes.push(path);
    return homes;
}
/** The folder nearest to the root that contains an `index.html`; undefined if none is, or several are equally near. */
function folderWithIndex(homes) {
    const depth = (path) => path.split('/').length;
    const [nearest, next] = homes.toSorted((a, b) => depth(a) - depth(b));
    if (nearest === undefined || (next !== undefined && depth(next) === depth(nearest)))
        return undefined;
    return nearest.slice(0, -'/index.html'.length);
}

// EXTERNAL MODULE: ./build/site/file-access.js
var file_access = __webpack_require__(3765);
;// CONCATENATED MODULE: ./build/site/added-files.js


/** The file that asks search engines to stay away (RFC 9309). */
const robotsFile = { path: 'robots.txt', content: 'User-agent: *\nDisallow: /\n', why: 'noindex' };
/**
 * A site with added files, which stay in memory and count like all others. The directory itself is not changed.
 *
 * @throws {SiteError} if a file of the site is where an added one needs a folder, or the other way round
 */
function withAdded(site, added) {
    if (added.length === 0)
        return site;
    const all = added.map(({ path, content }) => {
        const bytes = Buffer.from(content);
        return { path, source: '', size: bytes.length, content: bytes };
    });
    for (const file of site.files) {
        const { path } = file;
        const blocked = added.find((each) => path.startsWith(`${each.path}/`) || each.path.startsWith(`${path}/`));
        if (blocked !== undefined) {
            const hint = `Rename it, or leave out "${blocked.why}", which adds that file.`;
            const message = `The site has ${(0,file_access/* quote */.hD)(path)}, so there is no room for the file ${blocked.path}.`;
            throw new errors/* SiteError */.wt(path, message, { hint });
        }
        if (!added.some((each) => each.path === path))
            all.push(file);
    }
    all.sort((a, b) => (a.path < b.path ? -1 : 1));
    return { ...site, built: site.files, files: all, bytes: all.reduce((sum, { size }) => sum + size, 0) };
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
;// CONCATENATED MODULE: ./build/site/leak-error.js





/** Lines of a block, and characters in them, at most: a comment has room for 65,536. */
const most = { lines: 250, characters: 12_000 };
/** Paths and links that the message names. */
const named = 5;
/**
 * The error for files that look private and for links that lead outside, with the whole input `exclude` that leaves all
 * of them out, after the lines that it has already.
 *
 * @param instead a folder that is more likely the site, as the input `directory` would name it
 */
function leakError(leaks, exclude, instead) {
    const sorted = leaks.toSorted((a, b) => (a.path < b.path ? -1 : 1));
    const links = sorted.filter(({ link }) => link !== undefined);
    const secrets = sorted.filter(({ link }) => link === undefined);
    const paths = secrets.map(({ path }) => (0,printable/* excerpt */.Kb)(path, 300));
    const reasons = byReason(secrets).map(([reason, { length }], _, all) => all.length === 1 ? reason : `${reason} (${(0,format/* formatNumber */.ZV)(length)})`);
    const message = (ofLinks) => words(paths.length > 0 && `Something in the directory looks private: ${(0,format/* firstOf */.Ku)(paths, named)}.`, paths.length > 0 && `The reason: ${reasons.join(', ')}.`, ...ofLinks.slice(0, named), links.length > named && `There are ${(0,format/* formatNumber */.ZV)(links.length - named)} more such links.`, 'Nothing was sent.');
    const { lines, note } = linesFor(sorted);
    const rules = words(note, links.length > 0 && 'What is outside is never published: put a copy there instead of a link.', secrets.some(({ reason }) => /key|token/u.test(reason)) &&
        'Take a key or token out of what is built, and revoke it if it was ever public: a page may need the file that holds it.');
    const replaced = exclude.length > 0 ? 'put these lines in place of the step\'s "exclude"' : 'add these lines';
    const onPurpose = secrets.length > 0 && 'To publish one on purpose, write "!" in front of its line:';
    const hint = [
        words(directoryHint(instead), rules, `To leave this out, ${replaced}${onPurpose ? '.' : ':'}`, onPurpose),
        'exclude: |',
        ...[...exclude.map(printable/* printable */.g$), ...lines].map((line) => `  ${line}`),
    ];
    // A comment must not contain the value of an input, nor where on the runner a link leads.
    const add = 'To leave this out, add these lines to "exclude", as the log of the run shows:';
    const publicHint = [words(directoryHint(undefined), rules, add), ...lines];
    return new errors/* SiteError */.wt(sorted[0]?.path ?? '', message(links.map(({ link = '' }) => link)), {
        hint: hint.join('\n'),
        inPublic: {
            message: message(links.map(({ path, reason }) => `${(0,file_access/* quote */.hD)(path)} is ${reason}.`)),
            hint: publicHint.join('\n'),
        },
    });
}
function words(...sentences) {
    return sentences.filter(Boolean).join(' ');
}
/** `Map.groupBy` is not in Node 20. */
function byReason(leaks) {
    const reasons = new Set(leaks.map(({ reason }) => reason));
    return [...reasons].map((reason) => [reason, leaks.filter((leak) => leak.reason === reason)]);
}
/** The patterns; where reasons differ, below a comment that says the reason. If they are too many, they name folders. */
function linesFor(leaks) {
    const groups = byReason(leaks);
    const all = groups.flatMap(([reason, group]) => [
        ...(groups.length > 1 ? [`# ${reason}`] : []),
        ...group.map(({ path }) => literalPattern(path)),
    ]);
    let lines = all;
    const segments = leaks.map(({ path }) => path.split(/(?<=\/)/u));
    for (let depth = 9; depth > 0 && fitting(lines).length < lines.length; depth -= 1)
        lines = [...new Set(segments.map((each) => literalPattern(each.slice(0, depth).join(''))))];
    const fit = fitting(lines);
    const more = fit.length < lines.length ? ` and ${(0,format/* formatNumber */.ZV)(lines.length - fit.length)} lines are missing` : '';
    const note = lines === all ? '' : `These are too many to list, so lines name whole folders${more}.`;
    return { lines: fit, note };
}
/** The first lines, as many as fit into a block. */
function fitting(lines) {
    let characters = 0;
    return lines.slice(0, most.lines).filter(({ length }) => {
        characters += length;
        return characters <= most.characters;
    });
}
function directoryHint(instead) {
    if (instead === undefined)
        return 'Check that "directory" is what the build writes.';
    const folder = (0,printable/* printable */.g$)(instead);
    return `"${folder}" looks like what a build writes: did you mean "directory: ${folder}"?`;
}

;// CONCATENATED MODULE: ./build/site/private-names.js



/*
 * Names of files and folders that contain secrets. They follow the public rules of secret scanners: the signatures of
 * gitrob (github.com/michenriksen/gitrob, core/signatures.go) and shhgit (github.com/eth0izzle/shhgit, config.yaml),
 * "pkcs12-file" of gitleaks (github.com/gitleaks/gitleaks, cmd/generate/config/rules/privatekey.go), and what GitHub's
 * templates for .gitignore call secret (github.com/github/gitignore). Files that a site may offer as downloads (logs,
 * databases, a program's configuration) are not here.
 */
const anyOf = (...names) => new RegExp(`^(?:${names.join('|')})$`, 'su');
/** Names of files: in lower case, and without what marks a backup (`~`, `.bak`). */
const privateFile = anyOf(
// Environment files, also those of Cloudflare's tools.
String.raw `\.env.*|.*\.env|env|\.dev\.vars.*|\.renviron`, 
// Package managers.
String.raw `npmrc|\.npmrc.*|\.yarnrc\.yml|\.pypirc|settings-security\.xml`, 
// Passwords for hosts, for databases and for the web.
String.raw `[._]netrc|\.git-credentials|\.?htpasswd|\.pgpass|\.my(?:login)?\.cnf|\.s3cfg|\.boto|\.dockercfg|\.dockerconfigjson`, String.raw `\.tugboat|otr\.private_key|proftpdpasswd|\.vault-token|\.terraformrc|\.smbcredentials|\.msmtprc`, 
// Programs that copy a site to its server.
String.raw `\.ftpconfig|\.remote-sync\.json|sftp-config\.json|filezilla\.xml|recentservers\.xml`, 
// What was typed, passwords too.
String.raw `\.\w*history|fish_history`, 
// SSH keys, and stores of keys and passwords whose content is not readable.
'.+_(?:rsa|dsa|ecdsa|ed25519)(?:_sk)?', String.raw `.+\.(?:p12|pfx|pkcs12|jks|jceks|bks|ppk|keystore|keyring|keychain|agilekeychain|kwallet|kdbx?|psafe3)`, 
// Terraform's state and variables.
String.raw `.+\.tfstate(?:\.\d+)?|.+\.tfvars(?:\.json)?`, 
// Frameworks.
String.raw `master\.key|\.?(?:secrets|database)\.ya?ml|secrets\.toml|\.?wp-config\.php.*|local\.settings\.json`, 
// Clouds.
String.raw `(?:credentials|rootkey|.*accesskeys)\.csv|client_secrets?(?:_.*)?\.json|gha-creds-.*\.json`);
/** Names that may also be those of a page's parts, so that extensions of `webTypes` are not private. */
const topic = anyOf(String.raw `env\..+|kubeconfig.*`);
const endOf = (...ends) => new RegExp(String.raw `(?:^|[/\\])(?:${ends.join('|')})$`, 'u');
/** Ends of the paths of private folders: of keys, of version control, and of a package manager; in lower case. */
const privateFolder = endOf(String.raw `\.(?:ssh|aws|azure|gnupg|kube|cargo|gem|terraform\.d|password-store|svn|hg|bzr|jj)|node_modules|\.env(?:\.[^/\\]*)?`, String.raw `\.config[/\\](?:gh|gcloud)`);
/** Ends of the paths of private files whose name alone does not tell; in lower case. */
const privatePlace = endOf(String.raw `\.docker/config\.json|\.vscode/sftp\.json|\.m2/settings\.xml|\.bundle/config|\.composer/auth\.json`);
const setOf = (...lines) => new Set(lines.flatMap((line) => line.split(' ')));
const html = setOf('html htm xhtml shtml');
/** Text that shows tokens and keys in order to explain them. */
const prose = new Set([...html, ...setOf('md mdx markdown rst adoc xml rss atom vtt srt')]);
/** What is compressed or drawn. If such a file is large, it is not read. */
const binary = setOf('png apng jpg jpeg gif webp avif ico bmp tif tiff heic jxl psd woff woff2 ttf otf eot', 'mp3 mp4 m4a m4v ogg ogv oga opus wav flac webm mov avi mkv glb', 'pdf zip gz tgz br zst bz2 xz 7z docx xlsx pptx epub');
/** Extensions of files that sites consist of. Private names don't end in them, except those that start with a dot. */
const webTypes = new Set([
    ...prose,
    ...binary,
    ...setOf('js mjs cjs jsx ts mts cts tsx vue svelte map wasm css scss sass less webmanifest svg py rb go sh ps1'),
]);
/** Documentation in plain text: sources that Sphinx and similar tools publish, and files for language models. */
const documentation = /\.(?:md|rst|adoc)\.txt$|(?:^|\/)(?:_sources\/.*|llms(?:-[a-z]+)?\.txt)$/su;
/** The end of a name that editors and people give to a copy. */
const backup = /(?:~|\.(?:bak|backup|old|orig|save|swp))$/u;
const extensionOf = (path) => path.slice(path.lastIndexOf('.') + 1).toLowerCase();
/** Whether the name of a file tells that it is private. HTML never is. */
function isPrivateFileName(path) {
    const start = path.lastIndexOf('/') + 1;
    const extension = extensionOf(path);
    // Most of 100,000 files end here, so this comes first.
    if (html.has(extension) || (path[start] !== '.' && webTypes.has(extension) && extension !== 'xml'))
        return false;
    const lower = path.toLowerCase();
    const name = lower.slice(start).replace(backup, '');
    return privateFile.test(name) || privatePlace.test(lower) || (topic.test(name) && !isProse(path));
}
/**
 * Whether a file looks private by its name. It does not if it is a web page without an extension, or the data of one
 * that is beside it, as Next.js and others write them.
 *
 * @param paths in the site: the file's own, and that of the target if it is a link
 */
function isPrivateFile(paths, source) {
    if (!paths.some(isPrivateFileName))
        return false;
    const page = /^(.*[/\\][^/\\.]+)(\.(?:txt|json|data))?$/u.exec(source);
    if (page === null)
        return true;
    const [, stem = '', isData] = page;
    if (isData)
        return !/[/\\]_next[/\\]data[/\\]/u.test(stem) && !['.html', '/index.html'].some((end) => (0,external_node_fs_.existsSync)(stem + end));
    return !/^\s*<(?:!doctype html|html)\b/iu.test(startOf(source));
}
function startOf(source) {
    const descriptor = (0,external_node_fs_.openSync)(source, read_file/* openFlags */.IL);
    try {
        const bytes = Buffer.alloc(256);
        return bytes.toString('latin1', 0, (0,external_node_fs_.readSync)(descriptor, bytes));
    }
    finally {
        (0,external_node_fs_.closeSync)(descriptor);
    }
}
/** Whether a folder is private: by a path, or as a repository without a working tree (gitrepository-layout). */
function isPrivateFolder(real, path = real) {
    if ([real, path].some((each) => privateFolder.test(each.toLowerCase())))
        return true;
    const stats = (name) => (0,external_node_fs_.lstatSync)((0,external_node_path_.join)(real, name), { throwIfNoEntry: false });
    return stats('HEAD') !== undefined && ['objects', 'refs'].every((name) => stats(name)?.isDirectory());
}
/** Whether a file is made to be read, so that it may show a token in order to explain it. */
function isProse(path) {
    return prose.has(extensionOf(path)) || documentation.test(path.toLowerCase());
}
/** Whether a file is compressed or drawn, so that no text can be found in it. */
function isBinary(path) {
    return binary.has(extensionOf(path));
}

;// CONCATENATED MODULE: ./build/site/file-list.js
/** The numbers of each file: the index of its place, its size and inode, and where its name ends among all names. */
const numbers = { place: 0, size: 1, inode: 2, nameEnd: 3 };
const perFile = 4;
/**
 * The files of a site. Each takes 32 bytes and those of its name, outside the heap. Its paths are put together when they
 * are needed. 100,000 objects with two paths each would take ten times as much memory, and the garbage collector would
 * need as much again to move them.
 */
class FileList {
    #length = 0;
    #numbers = new Float64Array(64 * perFile);
    /** The names in their folders, in UTF-8, one after another. */
    #names = Buffer.allocUnsafeSlow(1024);
    #places = [];
    /** The real paths of the files that a link led to, by index. */
    #targets = new Map();
    /** What `keep` was given. */
    #slabs = [];
    get length() {
        return this.#length;
    }
    /** Adds a file after the others; `target` is its real path, if a link of that name led to it. */
    add(place, name, { size, dev, ino }, target) {
        const last = this.#places.at(-1);
        if (last?.place !== place || last.device !== dev)
            this.#places.push({ place, device: dev });
        if (target !== undefined)
            this.#targets.set(this.#length, target);
        const start = this.#number(this.#length - 1, 'nameEnd');
        // No character takes more than three bytes.
        if (start + 3 * name.length > this.#names.length) {
            const larger = Buffer.allocUnsafeSlow(2 * this.#names.length + 3 * name.length);
            this.#names.copy(larger, 0, 0, start);
            this.#names = larger;
        }
        const end = start + this.#names.write(name, start);
        if (this.#length * perFile === this.#numbers.length) {
            const larger = new Float64Array(2 * this.#numbers.length);
            larger.set(this.#numbers);
            this.#numbers = larger;
        }
        this.#numbers.set([this.#places.length - 1, size, ino, end], this.#length * perFile);
        this.#length += 1;
    }
    /** Keeps the contents of files from an index on, one after another, and where each ends in the slab. */
    keep(first, ends, slab) {
        this.#slabs.push({ first, ends, slab });
    }
    at(index) {
        return index < this.#length ? new FileList.#File(this, index) : undefined;
    }
    *[Symbol.iterator]() {
        for (let index = 0; index < this.#length; index += 1)
            yield new FileList.#File(this, index);
    }
    #number(index, which) {
        return this.#numbers[index * perFile + numbers[which]] ?? 0;
    }
    /** One file of a list. It looks up what it is asked for. */
    static #File = class {
        #list;
        #index;
        constructor(list, index) {
            this.#list = list;
            this.#index = index;
        }
        get path() {
            return (this.#found?.place.prefix ?? '') + this.#name;
        }
        get source() {
            return this.#list.#targets.get(this.#index) ?? (this.#found?.place.base ?? '') + this.#name;
        }
        get size() {
            return this.#list.#number(this.#index, 'size');
        }
        get device() {
            return this.#found?.device ?? 0;
        }
        get inode() {
            return this.#list.#number(this.#index, 'inode');
        }
        /** Undefined if it was not kept: of some files not all was read. */
        get content() {
            const kept = this.#list.#slabs.findLast(({ first }) => first <= this.#index);
            const end = kept?.ends[this.#index - kept.first];
            if (kept === undefined || end === undefined)
                return undefined;
            const content = kept.slab.subarray(kept.ends[this.#index - kept.first - 1] ?? 0, end);
            return content.length === this.size ? content : undefined;
        }
        /** Its place, and the disk that it was found on. */
        get #found() {
            return this.#list.#places[this.#list.#number(this.#index, 'place')];
        }
        get #name() {
            const start = this.#list.#number(this.#index - 1, 'nameEnd');
            return this.#list.#names.toString('utf8', start, this.#list.#number(this.#index, 'nameEnd'));
        }
    };
}

;// CONCATENATED MODULE: ./build/site/live-tokens.js
/*
 * Tokens whose format tells that they are secret and in use. The formats follow gitleaks
 * (github.com/gitleaks/gitleaks, cmd/generate/config/rules), with fewer demands on the length where services made their
 * tokens longer since. What a browser may know is not here: keys of Google's maps and of Firebase (AIza), Stripe's
 * pk_live_, tokens of Mapbox (pk.), addresses of Sentry. Nor are keys for tests.
 */
/** Who issued a token, and its format. The group that takes part in a match is the part that has to look random. */
const formats = [
    ['AWS', 'A[KS]IA([A-Z0-9]{16})(?![A-Za-z0-9+/])'],
    ['Stripe', '[rs]k_live_([A-Za-z0-9]{16,200})'],
    ['GitHub', String.raw `gh[pousr]_([A-Za-z0-9]{36,255}|[\w-]{20,500}\.[\w-]{20,500}\.[\w-]{20,500})`],
    ['GitHub', String.raw `github_pat_(\w{36,255})`],
    ['GitLab', String.raw `glpat-([\w-]{20,300})`],
    ['Slack', String.raw `xox[abprs]-(?:\d{1,14}-){0,3}([A-Za-z0-9-]{16,200})`],
    ['Slack', String.raw `hooks\.slack\.com/services/(T\w{8,12}/B\w{8,12}/\w{20,30})`],
    ['npm', String.raw `npm_([A-Za-z0-9]{36})(?!\w)`],
    ['Docker', String.raw `dckr_pat_([\w-]{27,100})`],
    ['Shopify', 'shpat_([a-fA-F0-9]{32})'],
    ['SendGrid', String.raw `SG\.([\w-]{22}\.[\w-]{43})(?![\w-])`],
    ['OpenAI', String.raw `sk-[\w-]{16,100}T3BlbkFJ([\w-]{16,100})`],
    ['PyPI', String.raw `pypi-AgEIcHlwaS5vcmc([\w-]{50,1000})`],
];
const live = new RegExp(formats.map(([, format]) => format).join('|'), 'gu');
/** Words that people write where a token would be. */
const example = /example|sample|placeholder|replace|insert|redacted|change-?me|dummy|fake|your|token|secret/iu;
/** Rows of characters that no service gives out. */
const row = /(.)\1{5}|01234567|12345678|abcdefgh|ABCDEFGH/u;
/** What stands before the public half of an AWS key in an address that was signed for everybody to use. */
const signed = /(?:Credential|AWSAccessKeyId)(?:=|%3D)$/iu;
/** An escape whose last character is not a part of the word after it. */
const escaped = /(?:\\[nrt]|%[0-9A-F]{2}|\\u00[0-9a-f]{2})$/iu;
/** Who issued the first live token in a text. Examples, rows of one character and what is not random are none. */
function liveTokenIn(text) {
    for (const match of text.matchAll(live)) {
        const at = match.findIndex((group, index) => index > 0 && group !== undefined) - 1;
        const [issuer] = formats[at] ?? [];
        const before = text.slice(Math.max(0, match.index - 20), match.index);
        const random = match[at + 1] ?? '';
        const isWhole = !/[A-Za-z0-9]$/u.test(before) || escaped.test(before);
        const isPublic = issuer === 'AWS' && signed.test(before);
        if (isWhole && !isPublic && !example.test(random) && !row.test(random) && randomness(random) >= 2.8)
            return issuer;
    }
    return undefined;
}
/** Shannon's entropy of a text, in bits for a character; of 16 random characters it is above 3. */
function randomness(text) {
    const counts = new Map();
    for (const character of text)
        counts.set(character, (counts.get(character) ?? 0) + 1);
    let bits = 0;
    for (const count of counts.values())
        bits -= (count / text.length) * Math.log2(count / text.length);
    return bits;
}

;// CONCATENATED MODULE: ./build/site/private-content.js

/** At least one of these is in each file that contains a secret. They begin with rare letters, so they are found soon. */
const private_content_words = ['LS0tLS', 'SG.', 'T3Blbk', 'k.com/s'];
/** Or this. V8 can skip most of a text with it, because each part of it begins with characters that are known. */
const mark = /(?:AKIA|ASIA)[A-Z0-9]{16}|(?:ghp_|gho_|ghu_|ghs_|ghr_|npm_|ive_|pat_)[A-Za-z0-9_]{16}|(?:pat-|oxb-|oxp-|oxa-|oxr-|oxs-)[A-Za-z0-9_-]{16}|TE KEY|ET-KEY|AgEIcH/g;
/** The first line of a private key: PEM (RFC 7468), which OpenSSH and PGP use too, and RFC 4716. */
const header = /-{4,5} ?BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)? ?-{4,5}/gu;
/** Line breaks as languages write them, and tags. */
const lineBreak = /\\+(?:[rnt]|u000[ad])|&#(?:10|13|x[ad]);|%0[AD]|<[^<>]{1,200}>/giu;
/** Letters before a quote that tell the kind of a string, as in Python's `b'…'`. */
const stringKind = /\b[bfru]{1,2}(?=["'])/giu;
/** Headers as in RFC 1421 and PGP, then Base64, in pieces that signs may separate: quotes, commas, those of a comment. */
const body = /^[^A-Za-z0-9+/]*(?:[A-Z][A-Za-z-]{2,20}: [^\n]{0,200}\n[^A-Za-z0-9+/]*){0,8}((?:[A-Za-z0-9+/]{16,}[^A-Za-z0-9+/]{0,80})+)/u;
/** A key of age: "age-secret-key" of gitleaks. */
const ageKey = /AGE-SECRET-KEY-1[QPZRY9X8GF2TVDW0S3JN54KHCE6MUA7L]{58}/u;
/** The start of a key: PuTTY's, or in DER a version, then a number (PKCS #1), an algorithm (PKCS #8) or a key (RFC 5915). */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are bytes
const keyStart = /^PuTTY-User|^0(?:[\x00-\x7f]|\x81.|\x82..)\x02\x01(?:\x00[\x02\x30]|\x01\x04)/su;
/** Places in the bytes of files where a secret may be. This is quick, so that `secretIn` has to look at few files. */
function* suspectsIn(bytes, apiKey) {
    // The search is quick for few characters of which the first is rare.
    const rare = Math.max(0, apiKey.slice(0, -5).search(/[A-Z]/u), apiKey.slice(0, -5).search(/[^a-z01]/u));
    for (const word of apiKey === '' ? private_content_words : [...private_content_words, apiKey.slice(rare, rare + 6)]) {
        for (let at = bytes.indexOf(word); at >= 0; at = bytes.indexOf(word, at + word.length))
            yield at;
    }
    // Longer texts would be put into memory that the system has to clear for each of them. A match has at most 32 bytes.
    const piece = 16 * 1024;
    for (let from = 0; from < bytes.length; from += piece) {
        const text = bytes.toString('latin1', from, Math.min(bytes.length, from + piece + 32));
        for (const { index } of text.matchAll(mark))
            yield from + index;
    }
}
/** Whether the first bytes of a file tell that `secretIn` must look at it: a key of PuTTY or in DER, or UTF-16. */
function startsSuspect(bytes, start = 0) {
    const first = bytes[start];
    const isKey = (first === 0x30 || first === 0x50) && keyStart.test(bytes.toString('latin1', start, start + 10));
    return isKey || isWide(bytes, start);
}
/** Whether bytes are text in UTF-16, with its mark or without: then each second byte is zero. */
function isWide(bytes, start = 0) {
    const first = bytes[start] ?? 1;
    const second = bytes[start + 1] ?? 1;
    if (first + second === 0xff + 0xfe)
        return true;
    if (first !== 0 && second !== 0)
        return false;
    const [third = 1, fourth = 1] = bytes.subarray(start + 2, start + 4);
    return second === 0 ? first !== 0 && third !== 0 && fourth === 0 : third === 0 && fourth !== 0;
}
/**
 * The worst that a file, or a large part of it, contains: a key, a token, or the sources in a source map. The time is
 * proportional to the length.
 *
 * @param apiKey the account's own key; empty if it is not looked for
 */
function secretIn(bytes, apiKey, isMap = false) {
    const latin1 = bytes.toString('latin1');
    const text = isWide(bytes) ? latin1.replaceAll('\0', '') : latin1;
    if (apiKey !== '' && text.includes(apiKey))
        return { what: "the account's API key", kind: 'key' };
    if (holdsKey(text))
        return { what: 'a private key', kind: 'key' };
    const issuer = liveTokenIn(text);
    if (issuer !== undefined)
        return { what: `a live token (${issuer})`, kind: 'token' };
    const hasSources = isMap && /"sourcesContent"\s*:\s*\[\s*(?:null\s*,\s*)*"/u.test(text);
    return hasSources ? { what: 'the sources of the site', kind: 'map' } : undefined;
}
function holdsKey(text) {
    if (keyStart.test(text) || ageKey.test(text) || hasHeaderAndBody(text))
        return true;
    for (const { index } of text.matchAll(/LS0tLS1CRUdJTi/gu)) {
        const base64 = text.slice(index, index + 1000).replace(/\\+[rnt]|[^A-Za-z0-9+/]/gu, '');
        if (hasHeaderAndBody(Buffer.from(base64, 'base64').toString('latin1')))
            return true;
    }
    return false;
}
/** Whether a text has the first line of a private key, and after it 60 or more characters of Base64 that look random. */
function hasHeaderAndBody(text) {
    for (const { 0: found, index } of text.matchAll(header)) {
        const start = index + found.length;
        // There is room for headers, and for what each line begins with.
        const [inside = ''] = text.slice(start, start + 3000).split('----', 1);
        const lines = inside.replace(lineBreak, '\n').split('\n');
        // In a log, each line begins with as many characters as the first one.
        const before = text.slice(Math.max(0, index - 100), index);
        const column = before.length - 1 - before.lastIndexOf('\n');
        if (isKeyBody(lines) || isKeyBody(lines.map((line) => line.slice(column))))
            return true;
    }
    return false;
}
function isKeyBody(lines) {
    const [, pieces = ''] = body.exec(lines.join('\n').replace(stringKind, '')) ?? [];
    const base64 = pieces.replace(/[^A-Za-z0-9+/]/gu, '');
    return base64.length >= 60 && new Set(base64).size >= 16;
}

;// CONCATENATED MODULE: ./build/site/inspect.js





/** Bytes that are read before they are searched, and in one chunk of a larger file. */
const slabSize = 1024 * 1024;
/** Files of at most this many bytes are looked at whatever their type. For them, opening costs more than reading. */
const small = 64 * 1024;
/**
 * Bytes of tiny files that are kept until they are sent: those of a slab with at least `manyFiles`. Opening them again
 * would cost more than the memory does, which the system has to clear. Of larger files it is the other way round.
 */
const mostKept = 64 * 1024 * 1024;
const manyFiles = 256;
/** A larger file is looked at up to here. */
const mostBytes = 32 * 1024 * 1024;
/** Bytes on both sides of a chunk's end in which a secret may lie across it. */
const seam = 4096;
/** Looks for secrets in files: in small ones as they are found, in large ones later, unless compressed or drawn. */
class Inspection {
    /** What was found, by the index of the file. */
    found = new Map();
    #files;
    #apiKey;
    #signal;
    #large = [];
    #maps = new Set();
    /** The contents of the files from `#first` on, and where each ends. Of a large file nothing is here. */
    #slab = Buffer.allocUnsafeSlow(slabSize);
    #first = 0;
    #ends = [];
    #kept = 0;
    /** @param apiKey the account's own key */
    constructor(files, apiKey, signal) {
        this.#files = files;
        // A shorter one would be found by chance.
        this.#apiKey = apiKey.length < 8 ? '' : apiKey;
        this.#signal = signal;
    }
    /** Whether there may be no room for one more file, so that `flush` must be called first. */
    get isFull() {
        return this.#used > slabSize - small;
    }
    get #used() {
        return this.#ends.at(-1) ?? 0;
    }
    /** Reads the open file that comes next in the list. */
    take(descriptor, size, isMap) {
        let end = this.#used;
        const index = this.#first + this.#ends.length;
        if (isMap)
            this.#maps.add(index);
        if (size > small)
            this.#large.push(index);
        else
            for (let left = size, got = -1; left > 0 && got !== 0; left -= got, end += got)
                got = (0,external_node_fs_.readSync)(descriptor, this.#slab, end, left, null);
        this.#ends.push(end);
    }
    /** Searches what was read. */
    async flush() {
        const used = this.#used;
        this.#search(this.#slab.subarray(0, used));
        if (this.#ends.length >= manyFiles && this.#kept + used <= mostKept) {
            this.#kept += used;
            this.#files.keep(this.#first, this.#ends, this.#slab);
            this.#slab = Buffer.allocUnsafeSlow(slabSize);
        }
        this.#first += this.#ends.length;
        this.#ends = [];
        // So that a signal of the system is seen.
        await (0,promises_.setImmediate)();
        this.#signal?.throwIfAborted();
    }
    /** Searches the rest, and the large files. It throws a `SiteError` for one that changed after it was found. */
    async finish() {
        await this.flush();
        for (const index of this.#large)
            await this.#stream(index);
    }
    #search(slab) {
        // The next one is the last of the list.
        const suspects = [...suspectsIn(slab, this.#apiKey)].sort((a, b) => b - a);
        let start = 0;
        for (const [offset, end] of this.#ends.entries()) {
            const index = this.#first + offset;
            let isSuspect = this.#maps.has(index) || startsSuspect(slab, start);
            for (; (suspects.at(-1) ?? end) < end; suspects.pop())
                isSuspect = true;
            if (isSuspect)
                this.#look(index, slab.subarray(start, end));
            start = end;
        }
    }
    /** Looks at a large file in chunks, and at what lies across their ends. */
    async #stream(index) {
        const file = this.#files.at(index);
        if (file === undefined || (isBinary(file.path) && isBinary(file.source)))
            return;
        const buffers = [Buffer.allocUnsafeSlow(slabSize), Buffer.allocUnsafeSlow(slabSize)];
        let looked = 0;
        let tail = Buffer.alloc(0);
        for await (const chunk of (0,read_file/* readInChunks */.kT)(file, buffers)) {
            this.#signal?.throwIfAborted();
            const bytes = Buffer.concat([tail, chunk]);
            const isSuspect = startsSuspect(bytes) || !suspectsIn(bytes, this.#apiKey).next().done;
            if (isSuspect || this.#maps.has(index))
                this.#look(index, bytes);
            looked += chunk.length;
            // What has zeros is no text, unless each second byte is one.
            if (looked >= mostBytes || (chunk.includes(0) && !startsSuspect(chunk)))
                break;
            tail = Buffer.from(bytes.subarray(-seam));
        }
    }
    #look(index, bytes) {
        const secret = secretIn(bytes, this.#apiKey, this.#maps.has(index));
        const known = this.found.get(index)?.kind;
        if (secret && (known === undefined || (known !== 'key' && secret.kind !== 'map')))
            this.found.set(index, secret);
    }
}

// EXTERNAL MODULE: ./build/site/names.js
var site_names = __webpack_require__(4506);
;// CONCATENATED MODULE: ./build/site/symbolic-links.js








/** Whether a link ends at a folder. A link that ends nowhere does not. */
function leadsToFolder(link) {
    try {
        return (0,external_node_fs_.statSync)(link).isDirectory();
    }
    catch {
        return false;
    }
}
/** The target of a link, or why the link can't be followed; `root` is the real path of the site. */
function targetOf(link, root, includeHiddenFiles) {
    let real;
    try {
        real = (0,file_access/* realPath */.Ye)(link.real);
    }
    catch (cause) {
        const code = (0,file_access/* codeOf */.$N)(cause);
        const why = { ELOOP: 'leads in a circle', ENOENT: 'does not exist' }[code] ?? `can't be opened: ${code}`;
        return faultOf(link, why);
    }
    if (!(0,file_access/* isInside */.FK)(root, real))
        return faultOf(link, 'is outside the directory');
    const path = (0,file_access/* sitePath */.l2)(root, real);
    const names = path.split('/');
    const folders = link.isFolder ? names : names.slice(0, -1);
    const omissions = names.map((name, index) => (0,site_names/* omissionOf */.Lv)(name, index < folders.length, includeHiddenFiles));
    const isIn = folders.some((_, index) => isPrivateFolder((0,external_node_path_.join)(root, ...folders.slice(0, index + 1))));
    return { real, omissions: new Set(omissions), isPrivate: isIn || (!link.isFolder && isPrivateFileName(path)) };
}
function faultOf({ path, real }, why) {
    // Windows has links that only the system itself can read.
    const target = (0,printable/* excerpt */.Kb)((0,file_access/* attempt */.CD)(path, 'read', () => (0,external_node_fs_.readlinkSync)(real)));
    const link = `The link ${(0,file_access/* quote */.hD)(path)} points at ${target}, which ${why}.`;
    return { path, reason: `a link whose target ${why}`, link };
}
/** Characters of a path that links lead into, at most; most systems take no longer one. The walk is as deep as it. */
const longestPath = 4096;
/** Folders that links may lead into. A large site has as many; links to links could make far more out of a few. */
const mostFolders = 50_000;
/** Throws a `SiteError` for a folder if the walk is too deep in links, or entered too many folders through them. */
function checkFanOut(prefix, folders) {
    if (prefix.length > longestPath) {
        const depth = (0,format/* count */.U9)(prefix.split('/').length, 'folder');
        const hint = 'Leave one of them out with "exclude", or replace them by copies.';
        throw new errors/* SiteError */.wt(prefix, `Links lead into each other, ${depth} deep.`, { hint });
    }
    if (folders <= mostFolders)
        return;
    const most = (0,format/* formatNumber */.ZV)(mostFolders);
    const message = `The site leads into more than ${most} folders through links, the last one is ${(0,file_access/* quote */.hD)(prefix)}.`;
    const hint = 'Links to folders that contain links multiply. Leave some out with "exclude", or replace them by copies.';
    throw new errors/* SiteError */.wt(prefix, message, { hint });
}

;// CONCATENATED MODULE: ./build/site/walk.js











/** One walk through a site. It finds the files to publish, and notes what is left out. */
class Walk {
    /** The files to publish, sorted by path (UTF-16 code units). */
    files = new FileList();
    /** What is left out, by reason. */
    omitted = new Map();
    /** What looks private and no `!` pattern names, and links that lead outside. */
    leaks = [];
    /** Dumps of databases, and recordings of requests, that no `!` pattern names. */
    dumps = [];
    /** What is in the files. It has to be finished after the walk. */
    inspection;
    #root;
    #options;
    #onWire = new Map();
    /** The targets of links: a link is looked up only once, even if the walk meets it many times through other links. */
    #targets = new Map();
    /** The real paths of the folders that the walk is in. */
    #open = [];
    #linkedFolders = 0;
    /** @param root real path of the site */
    constructor(root, options) {
        this.#root = root;
        this.#options = options;
        this.inspection = new Inspection(this.files, options.apiKey ?? '', options.signal);
    }
    /** Walks through the whole site, once. It throws a `SiteError` for the first entry that can't be published. */
    async run() {
        const start = { path: '', real: this.#root, isFolder: true };
        await this.#enter({ ...start, isLinked: false, isBound: false, isPrivate: false, opened: '' });
    }
    async #enter(folder) {
        const { path, real } = folder;
        const place = { prefix: path && `${path}/`, base: real.endsWith(external_node_path_.sep) ? real : real + external_node_path_.sep };
        if (folder.isLinked) {
            this.#linkedFolders += 1;
            checkFanOut(place.prefix, this.#linkedFolders);
        }
        const dirents = (0,file_access/* attempt */.CD)(place.prefix, 'listed', () => (0,external_node_fs_.readdirSync)(real, { withFileTypes: true }));
        const listed = dirents.map((dirent) => {
            const isFolder = dirent.isDirectory() || (dirent.isSymbolicLink() && leadsToFolder(place.base + dirent.name));
            // The paths of a folder's files have a slash after its name, so the slash counts for the order too.
            return { dirent, isFolder, key: isFolder ? `${dirent.name}/` : dirent.name };
        });
        listed.sort((a, b) => (a.key < b.key ? -1 : 1));
        this.#open.push(real);
        for (const { dirent, isFolder } of listed) {
            const entry = { ...folder, path: place.prefix + dirent.name, real: place.base + dirent.name, isFolder };
            const inside = this.#visit(dirent, entry, place);
            if (inside !== undefined)
                await this.#enter(inside);
            if (this.inspection.isFull)
                await this.inspection.flush();
        }
        this.#open.pop();
    }
    /** Adds a file or leaves it out. Returns a folder that has to be entered. */
    #visit(dirent, entry, place) {
        const { exclude, includeHiddenFiles } = this.#options;
        const { path, isFolder } = entry;
        const excluded = this.#isExcluded(entry);
        const omission = (0,site_names/* omissionOf */.Lv)(dirent.name, isFolder, includeHiddenFiles) ?? (excluded ? 'exclude' : undefined);
        if (omission === 'exclude' && dirent.isDirectory() && exclude.reincludes)
            return this.#folder(entry, true);
        if (omission !== undefined)
            return this.#omit(omission, path, isFolder, dirent.isDirectory() ? '/' : '');
        if (dirent.isSymbolicLink())
            return this.#follow(entry, place);
        return isFolder ? this.#folder(entry) : this.#add(entry, place, dirent.isFile());
    }
    /** Whether patterns leave out a path, or what a link led to. A pattern that names the path brings the latter back. */
    #isExcluded({ path, real, isFolder, isBound }) {
        const { exclude } = this.#options;
        if (exclude.excludes(path, isFolder))
            return true;
        return isBound && exclude.excludes((0,file_access/* sitePath */.l2)(this.#root, real), isFolder) && !exclude.names(path);
    }
    /** A folder that has to be entered. */
    #folder(entry, mayBePrivate = false) {
        const { path, real, opened } = entry;
        const name = (0,external_node_path_.basename)(real).toLowerCase();
        const looksPrivate = entry.isPrivate || (name !== opened && isPrivateFolder(real, path));
        const isNamed = looksPrivate && this.#options.exclude.names(path);
        if (looksPrivate && !isNamed && !mayBePrivate)
            return this.#leak(`${path}/`);
        return { ...entry, isPrivate: looksPrivate && !isNamed, opened: isNamed ? name : opened };
    }
    #follow(link, place) {
        const { path, isFolder } = link;
        const target = this.#targets.get(link.real) ?? targetOf(link, this.#root, this.#options.includeHiddenFiles);
        if ('reason' in target) {
            this.leaks.push(target);
            return undefined;
        }
        this.#targets.set(link.real, target);
        const { real } = target;
        const isNamed = this.#options.exclude.names(path);
        const entry = { ...link, real, isLinked: true, isBound: !isNamed };
        if (target.omissions.has('never published'))
            return this.#omit('never published', path, isFolder);
        if ((link.isPrivate || target.isPrivate) && !isNamed)
            return this.#leak(isFolder ? `${path}/` : path);
        if (target.omissions.has('hidden'))
            return this.#omit('hidden', path, isFolder);
        if (this.#isExcluded(entry))
            return this.#omit('exclude', path, isFolder);
        if (!isFolder)
            return this.#add(entry, place, (0,file_access/* attempt */.CD)(path, 'read', () => (0,external_node_fs_.statSync)(real)).isFile(), real);
        if (this.#open.includes(real))
            return this.#omit('link back into a folder above', path, isFolder);
        return this.#folder(entry);
    }
    #leak(path) {
        this.leaks.push({ path, reason: 'its name' });
    }
    #add({ path, real, isLinked, isPrivate }, place, isFile, target) {
        // Opening a device or a pipe could do something, so they are not opened.
        if (!isFile) {
            throw new errors/* SiteError */.wt(path, `${(0,file_access/* quote */.hD)(path)} is not a regular file but a socket, pipe or device.`, {
                hint: `It can't be published. Leave it out with "exclude: ${(0,printable/* printable */.g$)(path)}".`,
            });
        }
        (0,site_names/* checkName */.I3)(path, this.#onWire);
        const paths = isLinked ? [path, (0,file_access/* sitePath */.l2)(this.#root, real)] : [path];
        const isNamed = this.#options.exclude.names(path);
        const looksPrivate = isPrivate || (0,file_access/* attempt */.CD)(path, 'read', () => isPrivateFile(paths, real));
        if (looksPrivate && !isNamed)
            return this.#leak(path);
        if (!isNamed && /\.(?:sql|har)$/iu.test(path))
            this.dumps.push(path);
        (0,file_access/* attempt */.CD)(path, 'read', () => {
            const descriptor = (0,external_node_fs_.openSync)(real, read_file/* openFlags */.IL);
            try {
                const stats = (0,external_node_fs_.fstatSync)(descriptor);
                this.files.add(place, path.slice(place.prefix.length), stats, target);
                this.inspection.take(descriptor, stats.size, /\.map$/iu.test(path));
            }
            finally {
                (0,external_node_fs_.closeSync)(descriptor);
            }
        });
    }
    #omit(reason, path, isFolder, mark = '') {
        if (isFolder)
            this.#options.exclude.passOver(path, reason === 'exclude');
        const paths = this.omitted.get(reason) ?? [];
        this.omitted.set(reason, paths);
        paths.push(path + mark);
    }
}

;// CONCATENATED MODULE: ./build/site/collect.js









/**
 * Finds the files of a site, and looks into them for what must not be published. Calls to the file system are
 * synchronous: for 100,000 files that is several times as fast as promises.
 *
 * @param directory relative to `workspace`, or absolute
 * @throws {InputError} if it can't be the site, if there is nothing to publish, or if it is a repository without a page
 * @throws {SiteError} for files that look private and links that lead outside, and for an entry that can't be published:
 * it is unreadable or not a regular file, its name is unfit, or links lead into too many folders
 */
async function collectSite(directory, workspace, options) {
    const { exclude } = options;
    const walk = new Walk(realRoot(directory, workspace), options);
    await walk.run();
    const { files, omitted, leaks } = walk;
    const instead = builtFolder(directory, workspace);
    if (files.length > 0 && (0,site/* isRepository */.Z)(omitted) && ![...files].some(({ path }) => path === 'index.html')) {
        const built = instead ? ` ${(0,file_access/* quote */.hD)(instead)} looks like it.` : '';
        const why = 'is a whole repository without an index.html at its root: these are sources, not a site';
        throw wrongFolder(directory, why, `Write the folder that the build writes.${built} Nothing was sent.`);
    }
    await walk.inspection.finish();
    const doubts = { dump: walk.dumps, map: [], token: [] };
    for (const [index, { what, kind }] of walk.inspection.found) {
        const { path, source } = files.at(index) ?? { path: '', source: '' };
        if (exclude.names(path))
            continue;
        if (kind === 'map' || (kind === 'token' && isProse(path) && isProse(source)))
            doubts[kind].push(path);
        else
            leaks.push({ path, reason: what });
    }
    if (leaks.length > 0)
        throw leakError(leaks, exclude.lines, instead);
    if (files.length === 0) {
        const reasons = [...omitted].map(([reason, paths]) => `${paths.length} × ${reason}`).join(', ');
        const leftOut = `contains nothing to publish: everything in it was left out (${reasons})`;
        const check = omitted.has('exclude')
            ? 'Check the patterns in "exclude".'
            : 'Check that the build ran and wrote there.';
        const hint = `An empty upload would delete the live site's files, so nothing was sent. ${check}`;
        throw wrongFolder(directory, reasons === '' ? 'is empty' : leftOut, hint);
    }
    let bytes = 0;
    for (const { size } of files)
        bytes += size;
    return { files, bytes, omitted, doubts, unmatched: exclude.unmatched };
}
/**
 * The real path of the folder that the input `directory` names, relative to `workspace` or absolute.
 *
 * @throws {InputError} if it is missing, not a folder, or can't be a site: a `.git`, a folder of keys
 */
function realRoot(directory, workspace) {
    const path = (0,external_node_path_.resolve)(workspace, directory);
    const wrong = (why, hint, cause) => wrongFolder(directory, why, hint, ` (its full path is ${(0,printable/* excerpt */.Kb)(path, 500)})`, cause);
    let real;
    try {
        real = (0,file_access/* realPath */.Ye)(path);
        if (!(0,external_node_fs_.statSync)(real).isDirectory())
            throw wrong('is a file', 'Write the folder that holds the site, not a file in it.');
    }
    catch (cause) {
        if ((0,file_access/* codeOf */.$N)(cause) !== 'ENOENT')
            throw wrong(`can't be opened: ${(0,file_access/* codeOf */.$N)(cause)}`, 'Check its permissions.', cause);
        const likely = likelyFolders(workspace).map((folder) => `"${folder}"`);
        const instead = likely.length > 0 ? ` There is ${likely.join(', ')}.` : '';
        const hint = `Check that the build step runs before this one, and the name of the folder that it writes.${instead}`;
        throw wrong('does not exist', hint, cause);
    }
    const instead = 'Write the folder that the build writes, as in "directory: dist".';
    // The path that the user wrote is checked too: also a link with the name ".git" can't be a site.
    if ([path, real].some((each) => each.toLowerCase().split(/[/\\]/u).includes('.git')))
        throw wrong('is a .git folder or is inside one, and that is never published', instead);
    if (isPrivateFolder(real))
        throw wrong('looks private', instead);
    return real;
}
/** The error for a folder that can't be the site. Its public words do not contain the input. */
function wrongFolder(directory, why, hint, where = '', cause) {
    const inPublic = { message: `directory: the folder ${why}.`, hint };
    return new errors/* InputError */.dz('directory', `"${(0,printable/* excerpt */.Kb)(directory)}" ${why}${where}.`, { hint, inPublic, cause });
}
/** Folders in the workspace that generators usually write to, as inputs name them. */
function likelyFolders(workspace) {
    const usual = 'dist build out public _site site www .output/public docs/.vitepress/dist _build/html target/site';
    return usual
        .split(' ')
        .filter((folder) => (0,external_node_fs_.statSync)((0,external_node_path_.join)(workspace, folder), { throwIfNoEntry: false })?.isDirectory() ?? false);
}
/** A folder inside `directory` that is more likely what a build wrote, as the input would name it. */
function builtFolder(directory, workspace) {
    const path = (0,external_node_path_.resolve)(workspace, directory);
    const found = likelyFolders(path).find((folder) => (0,external_node_fs_.existsSync)((0,external_node_path_.join)(path, folder, 'index.html')));
    if (found === undefined)
        return undefined;
    const built = (0,external_node_path_.join)(path, found);
    return (0,file_access/* isInside */.FK)(workspace, built) ? (0,file_access/* sitePath */.l2)(workspace, built) : built;
}

;// CONCATENATED MODULE: ./build/site/exclude.js




/** Characters in a pattern, at most: no path is longer, and the matcher needs quadratic time. */
const longest = 4096;
/** The folder that glob takes for the root of patterns which start with `/`: on Windows that of the current drive. */
const root = (0,external_node_path_.resolve)('/');
/**
 * The patterns of the input `exclude`. They are matched by `@actions/glob`'s own matcher, but against paths that our
 * walk found. Its public `glob()` would walk through the site a second time, with one `lstat` after another. And it
 * would follow a link before anybody could see that the link leads outside.
 *
 * It remembers which patterns matched, so one object can be used for one walk only. Paths are relative to the site's root.
 */
class Exclude {
    /** The lines of the input as the user wrote them, also comments, but without empty lines and white space around. */
    lines;
    #patterns;
    /** The paths that lines with `!` name, unless these contain wildcards. */
    #named;
    #matched = new Set();
    /** What `#lastMatch` found for each folder. */
    #folders = new Map();
    constructor(lines, patterns) {
        this.lines = lines;
        this.#patterns = patterns;
        this.#named = new Set(patterns.filter(({ matcher }) => matcher.negate).map(({ line }) => pathIn(line)));
    }
    /**
     * @param text one pattern in each line; `#` starts a comment, and `!` brings back what a line above left out
     * @throws {InputError} for a pattern that can't be used
     */
    static async parse(text) {
        const lines = text.split(/[\r\n]/u).flatMap((line) => line.trim() || []);
        const written = lines.filter((line) => !line.startsWith('#'));
        if (written.length === 0)
            return new Exclude(lines, []);
        // The matcher is loaded only if needed: most sites exclude nothing, and should not wait for it.
        const glob = await __webpack_require__.e(/* import() */ 367).then(__webpack_require__.bind(__webpack_require__, 6367));
        const patterns = [];
        for (const line of written) {
            const { negation, pattern } = partsOf(line);
            try {
                if (line.length > longest)
                    throw new RangeError(`It has more than ${longest} characters.`);
                const globber = await glob.create(`${negation}/${pattern}`);
                for (const matcher of globber.patterns)
                    patterns.push({ line, matcher });
            }
            catch (cause) {
                const hint = 'Write a path or glob inside the directory, without "." and "..", as in "drafts/**" or "**/*.map".';
                throw new errors/* InputError */.dz('exclude', `the pattern "${(0,printable/* excerpt */.Kb)(line)}" can't be used.`, {
                    hint,
                    inPublic: { message: "exclude: a pattern can't be used.", hint },
                    cause,
                });
            }
        }
        return new Exclude(lines, patterns);
    }
    /** Whether a path in an excluded folder may still be published, so that the walk must enter the folder. */
    get reincludes() {
        return this.#named.size > 0;
    }
    /** The lines whose patterns matched nothing so far, as the user wrote them. */
    get unmatched() {
        const unmatched = this.#patterns.filter((pattern) => !this.#matched.has(pattern));
        return [...new Set(unmatched.map(({ line }) => line))];
    }
    /** Whether a path is left out. As in `@actions/glob`, the last pattern that matches it or a folder above decides. */
    excludes(path, isFolder) {
        if (this.#patterns.length === 0)
            return false;
        return this.#patterns[this.#lastMatch(path, isFolder)]?.matcher.negate === false;
    }
    /**
     * Whether `!` brings back exactly this path: a line names it literally, with or without escapes. A broader pattern,
     * or one that names a folder above, does not count: its author may not have thought of this path.
     */
    names(path) {
        if (this.#named.size === 0)
            return false;
        return this.#named.has(folded(path)) || this.#named.has(pathIn(literalPattern(path)));
    }
    /**
     * Notes that the walk does not enter a folder, so that patterns for paths in it do not count as unmatched. If patterns
     * left it out, these are all that could match in it; otherwise only those that begin with its path.
     */
    passOver(folder, excluded) {
        for (const pattern of this.#patterns) {
            const leadsThere = excluded
                ? pattern.matcher.partialMatch(root + folder)
                : pathIn(pattern.line).startsWith(`${folded(folder)}/`);
            if (leadsThere)
                this.#matched.add(pattern);
        }
    }
    /** The index of the last pattern that matches a path or a folder above; -1 if none does. */
    #lastMatch(path, isFolder) {
        const known = this.#folders.get(path);
        if (known !== undefined)
            return known;
        const end = path.lastIndexOf('/');
        let last = end < 0 ? -1 : this.#lastMatch(path.slice(0, end), true);
        for (const [index, pattern] of this.#patterns.entries()) {
            if ((pattern.matcher.match(root + path) & (isFolder ? 1 : 2)) === 0)
                continue;
            this.#matched.add(pattern);
            last = Math.max(last, index);
        }
        if (isFolder)
            this.#folders.set(path, last);
        return last;
    }
}

;// CONCATENATED MODULE: ./build/acts/prepare-site.js







/** Finds the files of the site, and adds those that inputs ask for. Throws for what must not be published. */
async function prepareSite(directory, work) {
    const { inputs, context, signal } = work.services;
    // While files are collected nothing else can run. So the requests that were prepared get a moment to go out.
    await (0,promises_.setImmediate)();
    const exclude = await Exclude.parse(inputs.exclude);
    const { includeHiddenFiles, apiKey } = inputs;
    const site = await collectSite(directory, context.workspace, { exclude, includeHiddenFiles, apiKey, signal });
    reportSite(site, directory);
    const added = [];
    if (inputs.noindex && work.target.subject.kind !== 'live-site')
        added.push(robotsFile);
    if (inputs.compareWith !== undefined) {
        const { pageListFor } = await __webpack_require__.e(/* import() */ 28).then(__webpack_require__.bind(__webpack_require__, 28));
        added.push(...(await pageListFor(site, work)));
    }
    for (const { path, why } of added)
        log/* log */.R.info(`Added to the site: ${path} (${why}).`);
    return withAdded(site, added);
}
/** Packs the site into one archive, and says in the log how long that took. */
async function packSite(site, { context, signal }) {
    const start = performance.now();
    const { pack } = await __webpack_require__.e(/* import() */ 341).then(__webpack_require__.bind(__webpack_require__, 3341));
    const archive = await pack(site.files, context.temp, signal);
    const took = (0,format/* formatDuration */.a3)(performance.now() - start);
    log/* log */.R.info(`Packed into site.zip: ${(0,format/* formatBytes */.z3)(archive.file.size)} of ${(0,format/* formatBytes */.z3)(site.bytes)}, in ${took}.`);
    return archive;
}

// EXTERNAL MODULE: ./build/hosting/refusals.js
var refusals = __webpack_require__(8900);
;// CONCATENATED MODULE: ./build/acts/publish.js










/** Milliseconds. An account that was asked less long ago is not asked again before a link is made. */
const freshFor = 10_000;
/**
 * Sends a site to its destination. If the service no longer has a link that was only remembered, the site gets a new
 * one. A link that the user named is made again under its own name.
 *
 * @throws whatever kept the service from taking the site
 */
async function publish(files, to, work, left) {
    const { subject, environment } = work.target;
    const what = subject.kind === 'live-site' ? environment : (0,target/* describe */.q)(subject);
    log/* log */.R.info(`Deploying ${what} to ${to.link ?? 'a new link'}.`);
    const published = to.kind === 'new'
        ? await makeLink(files, { name: to.link, before: await accountBefore(to, work.services) }, work, left)
        : await update(files, to, work, left);
    const { status, link } = published;
    if (status !== '' && status.toLowerCase() !== 'active') {
        log/* log */.R.warning(`The service says of ${link}: "${(0,printable/* excerpt */.Kb)(status, 60)}", not "active". The link may be about to expire: see the hosting account.`);
    }
    return published;
}
/** The account before a link is made. What was asked some time ago is asked again: packing or recording took long. */
async function accountBefore({ link, before, askedAt }, { hosting }) {
    if (performance.now() - askedAt < freshFor)
        return await before;
    return link === undefined ? ((await hosting.profileIfAny()) ?? (await before)) : await hosting.profile();
}
async function update(files, { link, own }, work, left) {
    const { tracking, services } = work;
    const { domain } = work.target;
    const guarded = (0,acts_services/* isGuarded */.J)(work);
    // While the site was packed, and between two attempts, somebody may have taken the link over.
    const permit = async (isAgain) => {
        if (guarded && own)
            await tracking.requireNotTaken(own, isAgain ? 'new, also of the record itself' : 'recent');
    };
    // For a preview a whole name must be one that the record names; otherwise the first label is enough.
    const isOwn = (answer) => answer === link ||
        own?.names.includes(answer) ||
        (!(guarded && own?.names.some((name) => name.startsWith(`${link}.`))) && (0,host_name/* isSameLink */.dF)(answer, link));
    try {
        const upload = await services.hosting.update(files, link, permit);
        if (!isOwn(upload.link))
            tellOverwritten(`The site was sent for ${link}`, upload.link, guarded);
        return { ...upload, freed: [] };
    }
    catch (error) {
        if (error instanceof refusals/* UnlistedError */.Jl && (domain === undefined || !error.wasPosted || (0,refusals/* isForLimit */.tr)(error))) {
            if (domain === undefined) {
                // The summary shows a warning: the address of a live site must be told to those who use it.
                const tell = guarded ? log/* log */.R.notice : log/* log */.R.warning;
                tell(`The service no longer has the link ${link}, so the site gets a new one.`);
                await tracking.beginAnew();
            }
            return await makeLink(files, { name: domain, before: error.profile }, work, left);
        }
        if (error instanceof errors/* ServiceError */._7 && error.link && isOwn(error.link))
            left(link);
        throw error;
    }
}
/** Makes a new link. If the account is full, closed previews are torn down, and it is tried once more. */
async function makeLink(files, link, work, left) {
    const { name, before } = link;
    const { hosting } = work.services;
    const guarded = (0,acts_services/* isGuarded */.J)(work);
    if (name !== undefined) {
        if (before === undefined || (0,account/* hasLink */.p5)(before, name))
            throw new refusals/* MadeMeanwhileError */.Mz(name);
        log/* log */.R.notice(`The account has no link ${name}, so this run asks for it under this name. Check "domain" if it should have been there.`);
    }
    let freed = [];
    const isOld = (answer) => before !== undefined && (0,account/* hasLink */.p5)(before, answer) && !(0,record_links/* hasName */.cP)(freed, answer);
    try {
        const upload = await hosting.create(files, link).catch(async (error) => {
            if (!(0,refusals/* isForLimit */.tr)(error))
                throw error;
            const { makeRoom } = await __webpack_require__.e(/* import() */ 633).then(__webpack_require__.bind(__webpack_require__, 3633));
            freed = await makeRoom(error, work.services);
            // That took a while, and somebody else may have made the link.
            if (name !== undefined && (0,account/* hasLink */.p5)(await hosting.profile(), name))
                throw new refusals/* MadeMeanwhileError */.Mz(name);
            return await hosting.create(files, link);
        });
        if (guarded) {
            // If that can't be read, the link counts as new: nobody else would record it.
            await work.tracking.requireNoLiveSite(upload.link, 'payloads of production').catch((error) => {
                if (error instanceof link_errors/* OwnedError */.Ij)
                    throw new link_errors/* OverwrittenError */.yc(upload.link);
            });
        }
        if (isOld(upload.link))
            tellOverwritten('A new link was asked for', upload.link, guarded);
        if (guarded && name !== undefined && !(0,host_name/* isSameLink */.dF)(upload.link, name))
            await requireNamed(name, upload.link, work, left);
        return { ...upload, freed };
    }
    catch (error) {
        const isRefusal = name !== undefined && before !== undefined && (0,refusals/* isRefused */.H0)(error);
        if (isRefusal)
            throw new refusals/* UnlistedError */.Jl(error, name, before, true);
        const mayBeThere = error instanceof refusals/* FateError */.LA || (error instanceof errors/* CancelledError */.cc && error.underWay !== undefined);
        if (name !== undefined && mayBeThere)
            left(name);
        else if (error instanceof errors/* ServiceError */._7 && error.link && !(guarded && isOld(error.link)))
            left(error.link);
        throw error;
    }
}
/** Makes sure that the service does not choose the name whatever is asked for. Then each push would make one more link. */
async function requireNamed(name, link, { services, tracking }, left) {
    const profile = await services.hosting.profileIfAny();
    if (profile === undefined || (0,account/* hasLink */.p5)(profile, name) || !(0,account/* hasLink */.p5)(profile, link))
        return;
    // The link has no deployment that says it was made: the one that was begun names another.
    await tracking.beginAnew();
    left(link);
    throw new UnnamedError(name, link);
}
/** The site is not where it was sent to. For a preview that is an error, for a live site a warning. */
function tellOverwritten(asked, link, guarded) {
    if (guarded)
        throw new link_errors/* OverwrittenError */.yc(link);
    log/* log */.R.warning(`${asked}, but the service answered that it is at ${link}. If another site was there, it may be replaced.`);
}
/** The service has made another link than the one that was named. */
class UnnamedError extends errors/* ActionError */.lZ {
    constructor(name, link) {
        super(`A link with the name ${name} was asked for, and the service made ${link} instead.`, {
            hint: `Leave "domain" out for previews: this service chooses the names itself. ${link} is deleted with this preview.`,
            inPublic: { message: 'The service made a link with another name than "domain".' },
        });
    }
}

;// CONCATENATED MODULE: ./build/acts/unchanged.js


/**
 * Sends nothing if the link holds exactly this site already: the record says so, its last deploy has succeeded, and the
 * account still has the link. Deployment and comment then say that this commit is live. Undefined if it must be sent.
 */
async function skipUnchanged(digest, { files, bytes }, destination, work) {
    if (destination.kind === 'new')
        return undefined;
    const { target, tracking, services } = work;
    const { link, made, own } = destination;
    const names = [link, ...(own?.names ?? [])];
    const [isHolding, existed] = await Promise.all([tracking.isHolding(digest, names), branchExists(work)]);
    if (!isHolding)
        return undefined;
    const profile = await services.hosting.profileIfAny();
    if (profile === undefined || !(0,account/* hasLink */.p5)(profile, ...names))
        return undefined;
    const outcome = {
        result: 'skipped',
        environment: target.environment,
        reason: `https://${link} holds exactly this site already, so nothing was sent.`,
        link,
    };
    if (services.inputs.dryRun)
        return outcome;
    await tracking.begin({ link, made, digest });
    await tracking.succeed(link, { fileCount: files.length, bytes });
    const isGone = existed === true && (await branchExists(work)) === false;
    if (isGone || (await wasClosed(work)))
        return await tearDownLate(link, work);
    return { ...outcome, deployment: tracking.deployment };
}

;// CONCATENATED MODULE: ./build/acts/deploy.js
var __addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var __disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});












/** Publishes the site to the link that the user named, else to the one that is remembered, else to a new one. */
async function deploy(directory, work) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { target, tracking, services } = work;
        const { inputs } = services;
        const start = performance.now();
        tracking.prepare('deploy');
        const site = await prepareSite(directory, work);
        services.hosting.prepare();
        const destination = await findDestination(work);
        const { form, why } = (0,dialect/* formFor */.i)(inputs.uploadAs, site.files, inputs.baseUrl);
        const digest = inputs.skipUnchanged ? await (0,read_file/* digestOf */.ol)(site.files) : undefined;
        const unchanged = digest && (await skipUnchanged(digest, site, destination, work));
        if (unchanged)
            return unchanged;
        if (inputs.dryRun)
            return await (0,dry_run/* rehearse */.K)(site, destination, { form, why }, work);
        const archive = __addDisposableResource(env_1, form === 'zip' ? await packSite(site, services) : undefined, false);
        const { link, made } = destination;
        // The account must be known before a link is made, and the record before anything is sent.
        await Promise.all([
            tracking.begin({ link, made, digest }, destination.kind === 'new'),
            destination.kind === 'new' && destination.before,
        ]);
        log/* log */.R.info(`Sending ${archive ? 'one archive' : (0,format/* count */.U9)(site.files.length, 'single file')}: ${why}.`);
        // What compares pages is loaded only if an input asks for it.
        const pages = inputs.compareWith === undefined ? undefined : await __webpack_require__.e(/* import() */ 28).then(__webpack_require__.bind(__webpack_require__, 28));
        const comparing = __addDisposableResource(env_1, pages?.compare(site, link, work), false);
        const sent = await send(archive ? [archive.file] : site.files, destination, site, work);
        const size = { fileCount: site.files.length, bytes: site.bytes };
        const [recorded, closed] = await Promise.allSettled([
            tracking.succeed(sent.link, { ...size, status: sent.status, ...(comparing && { compared: comparing.found }) }),
            wasClosed(work),
        ]);
        if (closed.status === 'fulfilled' && closed.value) {
            return await tearDownLate(sent.link, work).catch((fault) => {
                if (recorded.status === 'fulfilled')
                    throw fault;
                // Nobody but the reader of this log knows the link.
                warnOf(fault);
                throw recorded.reason;
            });
        }
        if (recorded.status === 'rejected')
            throw recorded.reason;
        return {
            ...target,
            ...sent,
            ...size,
            result: 'deployed',
            deployment: tracking.deployment,
            form,
            omitted: site.omitted,
            compared: await comparing?.found,
            duration: performance.now() - start,
        };
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        __disposeResources(env_1);
    }
}
/** Sends the site and, if `verify` asks for it, waits until the link serves it. A failure is recorded. */
async function send(files, destination, site, work) {
    const { tracking, services } = work;
    let left;
    try {
        const published = await publish(files, destination, work, (link) => {
            left = link;
        });
        left = published.link;
        const liveAfter = services.inputs.verify ? await verifyLink(published.link, site, files, services) : undefined;
        return { ...published, liveAfter };
    }
    catch (error) {
        await tracking.fail(error, left);
        // If the pull request was closed meanwhile, no other run takes this link down: the run for `closed` is over, or did
        // not know of the link.
        if (left !== undefined && !services.signal.aborted && (await wasClosed(work))) {
            await tearDownLate(left, work).catch(warnOf);
        }
        throw error;
    }
}
function warnOf(fault) {
    log/* log */.R.warning((0,printable/* printable */.g$)((0,errors/* messageOf */.bD)(fault)));
}
async function verifyLink(link, site, sent, { inputs, signal }) {
    const options = { signal, asFiles: sent === site.files, tell: log/* log */.R.info, patience: inputs.verifyTimeout };
    const { verify } = await __webpack_require__.e(/* import() */ 608).then(__webpack_require__.bind(__webpack_require__, 4608));
    const took = await verify(link, site.files, options);
    log/* log */.R.info(`Verified: https://${link}/ serves what was sent, after ${(0,format/* formatDuration */.a3)(took)}.`);
    return took;
}


/***/ }),

/***/ 7121:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ rehearse),
/* harmony export */   a: () => (/* binding */ rehearseTearDown)
/* harmony export */ });
/* harmony import */ var _hosting_account_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9022);
/* harmony import */ var _report_log_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6945);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3387);
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4865);
/* harmony import */ var _services_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6024);





/** Says what a deploy would do, and asks for the account to see whether it could work. Nothing is written. */
async function rehearse(site, to, { form, why }, work) {
    const profile = await work.services.hosting.profile();
    const { used, limit } = profile.quota;
    const { kind, link } = to;
    const isMissing = link !== undefined && !(0,_hosting_account_js__WEBPACK_IMPORTED_MODULE_0__/* .hasLink */ .p5)(profile, link);
    const size = `${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9)(site.files.length, 'file')}, ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_4__/* .formatBytes */ .z3)(site.bytes)}`;
    const omitted = [...site.omitted].map(([reason, paths]) => `${paths.length} (${reason}): ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_4__/* .firstOf */ .Ku)(paths, 5)}`);
    return report(work.target.environment, [
        ['Would send', `${size}, as ${form === 'zip' ? 'one archive' : 'single files'} (${why})`],
        ['To', (link ?? 'a new link') + (isMissing ? ', which the account does not have' : '')],
        ['Owner of the link', kind === 'new' ? 'none yet' : ownerOf(work)],
        ['Left out', (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_2__/* .printable */ .g$)(omitted.join('; ')) || 'nothing'],
        ['Key', 'accepted'],
        ['Account', `${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9)(profile.links.length, 'link')}; quota used: ${used ?? 'not told'} of ${limit ?? 'not told'}`],
    ]);
}
/** What a deploy has found out about the owner of a link that is there. */
function ownerOf(work) {
    const { domain, lasting } = work.target;
    if (work.services.access === undefined)
        return 'not known without github-token';
    if ((0,_services_js__WEBPACK_IMPORTED_MODULE_3__/* .isGuarded */ .J)(work))
        return 'this preview, which made it; no other record has taken it over';
    if (lasting)
        return 'nobody: branches follow it, and it is no live site';
    return domain === undefined ? 'this environment' : 'not checked, because production may use any link';
}
/** Says which links a teardown would delete. */
function rehearseTearDown(environment, links) {
    return report(environment, [['Would delete', (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_2__/* .excerpt */ .Kb)((0,_text_format_js__WEBPACK_IMPORTED_MODULE_4__/* .firstOf */ .Ku)(links, 10), 500)]]);
}
function report(environment, findings) {
    for (const [name, finding] of findings)
        _report_log_js__WEBPACK_IMPORTED_MODULE_1__/* .log */ .R.info(`${name}: ${finding}.`);
    const reason = 'This is a dry run: nothing was changed.';
    return { result: 'skipped', environment, reason, findings };
}


/***/ })

};
