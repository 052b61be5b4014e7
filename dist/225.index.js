export const id = 225;
export const ids = [225];
export const modules = {

/***/ 4585:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  q: () => (/* binding */ pack),
  n: () => (/* binding */ requirePackable)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(8500);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(8522);
// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(1828);
// EXTERNAL MODULE: ./build/site/file-access.js
var file_access = __webpack_require__(2328);
// EXTERNAL MODULE: ./build/site/site.js
var site = __webpack_require__(7612);
;// CONCATENATED MODULE: ./build/archive/zip-format.js
// The numbers in brackets are sections of PKWARE's APPNOTE.TXT 6.3.10. Zip64 is only used for the number of files.

class ZipWriter {
    #descriptor;
    #begun = [];
    #pending = [];
    #size = 0;
    constructor(target) {
        this.#descriptor = (0,external_node_fs_.openSync)(target, 'wx');
    }
    /** Appends a file's header and content, or its first part. The returned function rewrites the header, after a flush. */
    begin(file, content = Buffer.of()) {
        const offset = this.#size;
        this.#begun.push({ file, offset });
        this.append(localHeader(file), content);
        return () => void (0,external_node_fs_.writeSync)(this.#descriptor, localHeader(file), 0, undefined, offset);
    }
    append(...parts) {
        this.#pending.push(...parts);
        for (const { length } of parts)
            this.#size += length;
    }
    flush() {
        // Unlike writeSync it writes everything, or throws.
        (0,external_node_fs_.writeFileSync)(this.#descriptor, Buffer.concat(this.#pending));
        this.#pending = [];
    }
    finish() {
        const start = this.#size;
        for (const { file, offset } of this.#begun)
            this.append(directoryHeader(file, offset));
        this.append(endRecords(this.#begun.length, start, this.#size - start));
        this.flush();
        return this.#size;
    }
    [Symbol.dispose]() {
        (0,external_node_fs_.closeSync)(this.#descriptor);
    }
}
/** Version 6.3 of the format, and Unix, so that file modes are kept (4.4.2). */
const madeBy = (3 << 8) | 63;
/** 4.3.7. Its length depends only on the path. */
function localHeader(file) {
    const name = Buffer.from(file.path);
    return Buffer.concat([record('42222244422', 0x04034b50, ...sharedFields(file), name.length, 0), name]);
}
/** 4.3.12. `offset` is that of the local header. */
function directoryHeader(file, offset) {
    const name = Buffer.from(file.path);
    // No extra field, no comment, disk 0, no internal attributes; a regular file with the mode 0644 (4.4.15).
    const rest = [name.length, 0, 0, 0, 0, 0o100644 * 2 ** 16, offset];
    return Buffer.concat([record('42222224442222244', 0x02014b50, madeBy, ...sharedFields(file), ...rest), name]);
}
/** The fields of both headers (4.4.3 to 4.4.9). */
function sharedFields({ crc32, packedSize, size, isDeflated }) {
    // Version 2.0 has deflate. Bit 11: names in UTF-8. Method 8: deflated, 0: stored. The date is 1980-01-01.
    return [20, 1 << 11, isDeflated ? 8 : 0, 0, (1 << 5) | 1, crc32, packedSize, size];
}
/** 4.3.14 to 4.3.16, for a central directory of `size` bytes at `offset`. */
function endRecords(count, offset, size) {
    const shown = Math.min(count, 0xffff);
    // Two numbers of disks, then the count on this disk and in all.
    const end = record('42222442', 0x06054b50, 0, 0, shown, shown, size, offset, 0);
    if (count <= 0xffff)
        return end;
    // The record's size does not include its first 12 bytes. Version 4.5 has zip64.
    const facts = [56 - 12, madeBy, 45, 0, 0, count, count, size, offset];
    const locator = record('4484', 0x07064b50, 0, offset + size, 1);
    return Buffer.concat([record('4822448888', 0x06064b50, ...facts), locator, end]);
}
/** Little-endian numbers. `widths` has the bytes of each, as digits. */
function record(widths, ...values) {
    // The longest record has 56 bytes.
    const bytes = Buffer.allocUnsafe(56);
    let at = 0;
    for (const [index, value] of values.entries()) {
        const width = Number(widths[index]);
        at = width === 8 ? bytes.writeBigUInt64LE(BigInt(value), at) : bytes.writeUIntLE(value, at, width);
    }
    return bytes.subarray(0, at);
}

;// CONCATENATED MODULE: ./build/archive/pack.js
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









const deflateOnThread = (0,external_node_util_.promisify)(external_node_zlib_.deflateRaw);
const compressed = /\.(?:7z|avif|br|bz2|docx|epub|gif|gz|heic|jpe?g|jxl|m4[av]|mkv|mov|mp[34]|og[gv]|opus|png|pptx|rar|tgz|webm|webp|woff2?|xlsx|xz|zip|zst)$/iu;
/** Files that are deflated side by side, and the most bytes of each. Larger files are deflated in chunks. */
const filesAtOnce = 16;
const chunkSize = 512 * 1024;
/** Packs a site into `site.zip` below `parent`. @throws {InputError | SiteError} */
async function pack(files, parent, signal) {
    requirePackable(files);
    let remove;
    try {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const folder = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(parent, 'static-deploy-'));
            remove = removalOf(folder);
            const source = (0,external_node_path_.join)(folder, 'site.zip');
            const writer = __addDisposableResource(env_1, new ZipWriter(source), false);
            await addFiles(files, writer, signal);
            const file = { path: 'site.zip', source, size: writer.finish() };
            return { file, [Symbol.dispose]: remove };
        }
        catch (e_1) {
            env_1.error = e_1;
            env_1.hasError = true;
        }
        finally {
            __disposeResources(env_1);
        }
    }
    catch (cause) {
        remove?.();
        signal.throwIfAborted();
        const what = `the archive can't be written to the temporary folder: ${(0,file_access/* codeOf */.$N)(cause)}.`;
        const hint = 'Make sure that RUNNER_TEMP exists and has room, or write "upload-as: files", which needs none.';
        throw new errors/* InputError */.dz('upload-as', what, { hint, cause });
    }
}
/** @throws {SiteError} if the archive, with its headers, might not fit into 4 GiB, which would need zip64 sizes */
function requirePackable(files) {
    if ((0,site/* bytesOf */.$$)(files) <= 4e9)
        return;
    const hint = 'Leave files out with "exclude", or write "upload-as: files".';
    throw new errors/* SiteError */.wt('The site is too large for an archive: it has 4 GB or more.', { hint });
}
/** Needs a fixed amount of memory. Each file is deflated on its own, so the bytes do not depend on threads. */
async function addFiles(files, writer, signal) {
    for (let start = 0; start < files.length; start += filesAtOnce) {
        // Lets signals of the system through.
        if (start % 256 === 0)
            await (0,promises_.setImmediate)();
        signal.throwIfAborted();
        const some = files.slice(start, start + filesAtOnce);
        const packed = await Promise.all(some.map((file) => (file.size > chunkSize ? undefined : packSmall(file))));
        for (const [index, file] of some.entries()) {
            const small = packed[index];
            if (small)
                writer.begin(small.zipped, small.content);
            else
                await addLarge(file, writer, signal);
        }
        writer.flush();
    }
}
/** Tiny files are deflated at once: a thread and a promise for each would take longer. */
function packSmall(file) {
    const { path, size } = file;
    const whole = (0,file_access/* readWhole */.oD)(file);
    const packedAs = (deflated) => {
        const isDeflated = deflated.length < size;
        const content = isDeflated ? deflated : whole;
        return { zipped: { path, size, crc32: (0,external_node_zlib_.crc32)(whole), packedSize: content.length, isDeflated }, content };
    };
    if (compressed.test(path))
        return packedAs(whole);
    if (size > 4096)
        return deflateOnThread(whole).then(packedAs);
    return packedAs((0,external_node_zlib_.deflateRawSync)(whole, { windowBits: 12, memLevel: 5, chunkSize: 1024 }));
}
/** Deflates a large file in chunks, if that makes the first one smaller. */
async function addLarge(file, writer, signal) {
    const { path, size } = file;
    const zipped = { path, size, crc32: 0, packedSize: 0, isDeflated: !compressed.test(path) };
    const rewriteHeader = writer.begin(zipped);
    let done = 0;
    for await (const chunk of (0,file_access/* readInChunks */.kT)(file, Buffer.allocUnsafeSlow(2 * chunkSize))) {
        signal.throwIfAborted();
        done += chunk.length;
        const finishFlush = done === size ? external_node_zlib_.constants.Z_FINISH : external_node_zlib_.constants.Z_SYNC_FLUSH;
        const deflated = zipped.isDeflated ? await deflateOnThread(chunk, { finishFlush }) : chunk;
        if (done === chunk.length)
            zipped.isDeflated = deflated.length < done;
        const content = zipped.isDeflated ? deflated : chunk;
        zipped.crc32 = (0,external_node_zlib_.crc32)(chunk, zipped.crc32);
        zipped.packedSize += content.length;
        writer.append(content);
        writer.flush();
    }
    rewriteHeader();
}
/** Deletes a folder when it is called, and at the end of the process, which may come early. */
function removalOf(folder) {
    const remove = () => {
        try {
            (0,external_node_fs_.rmSync)(folder, { recursive: true, force: true, maxRetries: 3 });
            process.off('exit', remove);
        }
        catch {
            // On Windows a virus scanner may hold a file open. The process tries again at its end.
        }
    };
    process.once('exit', remove);
    return remove;
}


/***/ }),

/***/ 2326:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  deploy: () => (/* binding */ deploy)
});

// UNUSED EXPORTS: formFor

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(8500);
// EXTERNAL MODULE: ./build/archive/pack.js + 1 modules
var pack = __webpack_require__(4585);
// EXTERNAL MODULE: ./build/log.js
var log = __webpack_require__(5357);
// EXTERNAL MODULE: ./build/github/deployment.js
var deployment = __webpack_require__(3620);
// EXTERNAL MODULE: ./build/hosting/account.js
var hosting_account = __webpack_require__(8713);
// EXTERNAL MODULE: ./build/subject.js
var build_subject = __webpack_require__(2991);
// EXTERNAL MODULE: ./build/variables.js
var variables = __webpack_require__(2090);
// EXTERNAL MODULE: ./build/ownership/refusals.js
var refusals = __webpack_require__(6216);
;// CONCATENATED MODULE: ./build/ownership/destination.js





const linkFor = ({ domain }, record) => domain ?? (0,deployment/* linksOf */.hP)(record)[0];
/** Where a deploy goes, by design 3. @throws {RefusedError} if it may not go there */
function destinationOf(deployer, snapshot) {
    const { target, remembers } = deployer;
    const { record, account } = snapshot;
    const link = linkFor(target, record);
    if (!remembers)
        return { link, isNew: link === undefined, isClaim: link !== undefined, notices: [] };
    const notices = requireOneSite(deployer, record);
    const newer = refusals/* replacesNewer */.JS(deployer, record, target.sha);
    // A pull request is asked for its newest commit at the end.
    if (newer !== undefined && target.subject.kind !== 'pull-request')
        notices.push(newer);
    if (target.subject.kind === 'branch' && record.length === 0)
        notices.push(refusals/* branchIsPreview */.zA(target.subject.branch));
    const isLive = !(0,build_subject/* isPreview */.b)(target);
    if (link === undefined && isLive && (0,deployment/* isSameEnvironment */.gj)(target.environment, 'preview'))
        throw refusals/* liveSiteAmongPreviews */.hi(deployer.event, target.environment);
    if (link === undefined)
        return { link, isNew: true, isClaim: false, notices };
    const isClaim = !(0,deployment/* linksOf */.hP)(record).includes(link);
    const isListed = account !== undefined && (0,hosting_account/* lists */.k8)(account, link);
    if (isLive || isClaim)
        requireUnowned(link, deployer, snapshot);
    if (isLive && isClaim && isListed)
        notices.push(`There was a site at ${link} before this environment's first deploy there. This deploy replaces it.`);
    return { link, isNew: isClaim && !isListed, isClaim, notices };
}
/** Rules 2 and 3. Live sites own their current link only. A preview may take none that a live site ever had. */
function requireUnowned(link, deployer, snapshot) {
    const { liveSites, others = [], account, isOwnerGone = false } = snapshot;
    const { environment, subject } = deployer.target;
    const last = liveSites.find((each) => each.link === link);
    const preview = others.find((each) => each.link === link && each.task !== deployment/* liveSiteTask */.t4);
    if ((0,build_subject/* isPreview */.b)(deployer.target)) {
        if (last !== undefined)
            throw refusals/* belongsToLiveSite */.tP(link, last, deployer);
        if (preview !== undefined)
            throw refusals/* belongsToPreview */.id(link, preview, subject, isOwnerGone);
        if (account === undefined || (0,hosting_account/* lists */.k8)(account, link))
            throw refusals/* wasThereBefore */.zo(link);
        return;
    }
    const ofSite = liveSites.filter((each) => last && (0,deployment/* isSameEnvironment */.gj)(each.environment, last.environment));
    if (last && (0,deployment/* linksOf */.hP)(ofSite)[0] === link && !(0,deployment/* isSameEnvironment */.gj)(last.environment, environment))
        throw refusals/* belongsToLiveSite */.tP(link, last, deployer);
    if (preview !== undefined)
        throw refusals/* belongsToPreview */.id(link, preview, subject, isOwnerGone);
}
/** One record, one site (rule 5). @returns warnings @throws {RefusedError} if this would replace another site */
function requireOneSite(deployer, record) {
    const { target, run, workflow, job } = deployer;
    const newest = record.find(({ link }) => link !== '');
    if (newest === undefined)
        return [];
    const isOtherJob = newest.job !== '' && job !== '' && newest.job !== job;
    const isSameRun = run !== '' && (0,variables/* runIdOf */.SR)(newest.run) === (0,variables/* runIdOf */.SR)(run);
    if (isSameRun && (newest.run === run || isOtherJob))
        throw refusals/* deployedTwice */.dS(newest, isOtherJob);
    if (newest.workflow === '' || workflow === '' || newest.workflow === workflow)
        return [];
    const { domain, sha } = target;
    const refusal = refusals/* anotherWorkflow */.Px(newest, deployer);
    if ((0,build_subject/* isPreview */.b)(target))
        return newest.sha === sha ? [`${refusal.message} ${refusal.hint?.text}`] : [];
    if (domain === undefined || (domain !== newest.link && (0,deployment/* linksOf */.hP)(record).includes(domain)))
        throw refusal;
    return [];
}
/** Another job of this run and attempt that deployed to the same record. */
function secondJobOf({ run, job }, record) {
    return record.find((each) => run !== '' && each.run === run && each.link !== '' && ![job, ''].includes(each.job));
}

// EXTERNAL MODULE: ./build/plan/context.js
var plan_context = __webpack_require__(5212);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./build/text/masking.js
var masking = __webpack_require__(7463);
// EXTERNAL MODULE: ./build/text/printable.js
var printable = __webpack_require__(7736);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(1828);
// EXTERNAL MODULE: ./build/site/file-access.js
var file_access = __webpack_require__(2328);
// EXTERNAL MODULE: ./build/site/private-files.js
var private_files = __webpack_require__(6578);
;// CONCATENATED MODULE: ./build/site/directory.js






const builtFolders = [
    ...['dist', 'build', 'out', 'public', '_site', 'site', 'www', '.output/public', '.vitepress/dist', 'target/site'],
    ...['docs/.vitepress/dist', '_build/html', 'docs/_build/html', 'docs/build/html'],
];
/** Name, marks, the folder of a static build and its setting (`npm run generators`). SvelteKit has the last row's marks too. */
const serverBuilds = [
    ['Nitro', ['nitro.json', 'server/index.mjs'], 'public', 'in Nuxt "nuxt generate"'],
    ['Astro', ['server/entry.mjs', 'client'], 'client', "output: 'static'"],
    ['Next.js', ['BUILD_ID', 'build-manifest.json'], '../out', "output: 'export'"],
    ['SvelteKit', ['server/manifest.js', 'client'], '', '"@sveltejs/adapter-static"'],
    ['Remix or React Router', ['server/index.js', 'client'], 'client', 'ssr: false'],
];
/** The real path. Throws for a folder that can't be a site, such as `.git` or a build for a server. */
function realRoot(named) {
    const { directory, workspace } = named;
    const path = (0,external_node_path_.resolve)(workspace, directory);
    if (!(0,external_node_fs_.existsSync)(path))
        throw wrongFolder(named, 'does not exist', missingHint(workspace));
    if (!(0,file_access/* isFolder */.lQ)(path))
        throw wrongFolder(named, 'is a file', 'Write the folder that holds the site, not a file in it.');
    // As the disk spells it (no `GIT~1`, the right letter case), so that each place has one path.
    const real = external_node_fs_.realpathSync.native(path);
    if (/(?:^|[/\\])\.git(?:[/\\]|$)/iu.test(real) || (0,private_files/* isPrivateFolder */.EV)(real))
        throw wrongFolder(named, 'looks private', 'Write the folder that the build writes, as in "directory: dist".');
    const has = (file) => (0,external_node_fs_.existsSync)((0,external_node_path_.join)(real, file));
    // With a page at its root it is a site.
    const server = has('index.html') ? undefined : serverBuilds.find(([, marks]) => marks.every(has));
    if (server === undefined)
        return real;
    const [name, , folder, setting] = server;
    const line = folder ? `"directory: ${(0,printable/* excerpt */.Kb)(directoryFor(named, folder))}"` : 'the folder that it writes';
    const hint = has(`${folder}/index.html`) ? `Write ${line}` : `Build a static site (${setting}), and write ${line}`;
    throw wrongFolder(named, `is a server build of ${name}, not a static site`, `${hint}. Nothing was sent.`);
}
function wrongFolder({ directory }, why, hint) {
    return new errors/* InputError */.dz('directory', `${(0,file_access/* quote */.hD)(directory)} ${why}.`, { hint });
}
function directoryFor({ directory }, folder) {
    return external_node_path_.posix.join(directory.replaceAll(external_node_path_.sep, '/'), folder);
}
/** A folder with a site inside `directory`, as the input would name it. */
function builtFolder(named) {
    const path = (0,external_node_path_.resolve)(named.workspace, named.directory);
    const found = builtFolders.find((folder) => (0,external_node_fs_.existsSync)((0,external_node_path_.join)(path, folder, 'index.html')));
    return found && directoryFor(named, found);
}
function missingHint(workspace) {
    const has = (folder) => (0,file_access/* isFolder */.lQ)((0,external_node_path_.join)(workspace, folder));
    // GitHub would evaluate an expression where the line is pasted.
    const folders = (0,external_node_fs_.readdirSync)(workspace).filter((name) => has(name) && !(0,private_files/* isPrivateFolder */.EV)(name) && !/\$\{\{/u.test(name));
    const deeper = folders.flatMap((folder) => builtFolders.map((built) => `${folder}/${built}`));
    const sites = [...builtFolders, ...deeper].filter((folder) => (0,external_node_fs_.existsSync)((0,external_node_path_.join)(workspace, folder, 'index.html')));
    const likely = [...new Set([...sites, ...builtFolders.filter(has)])];
    const shown = likely.length > 0 ? likely : folders;
    const next = ['.next', ...folders.map((folder) => `${folder}/.next`)].find(has);
    const forNext = next &&
        `${(0,file_access/* quote */.hD)(next)} is what Next.js writes for a server. With output: 'export' in its configuration it writes ${(0,file_access/* quote */.hD)(external_node_path_.posix.join(next, '../out'))}.`;
    const perhaps = sites.length === 1 && `Perhaps write "directory: ${sites[0]}".`;
    const there = [shown.length > 0 && `The workspace has ${(0,printable/* firstOf */.Ku)(shown, 10, file_access/* quote */.hD)}.`, perhaps, forNext]
        .filter(Boolean)
        .join(' ');
    return `Check that the build step runs before this one, and which folder it writes: "directory" is relative to the workspace, whatever "working-directory" is. ${there || 'No folder in the workspace looks like a site. Does a step check out the repository, or download the build?'}`;
}

// EXTERNAL MODULE: ./build/site/file-names.js
var file_names = __webpack_require__(8012);
// EXTERNAL MODULE: ./build/text/place.js
var place = __webpack_require__(5992);
;// CONCATENATED MODULE: ./build/site/leak-error.js




function leakError(leaks, exclude) {
    const sorted = leaks.toSorted((a, b) => (a.path < b.path ? -1 : 1));
    const named = (0,printable/* firstOf */.Ku)(sorted, 5, ({ path, reason }) => `${(0,printable/* excerpt */.Kb)(path, 300)} (${reason})`);
    const message = `These files look private, or link outside the directory: ${named}. Nothing was sent.`;
    const paths = sorted.map(({ path }) => path);
    const text = `Check that "directory" is what the build writes. Take a key or token out of what is built, and revoke it if it was ever public. Or leave these files out${leftOver(paths)}. To publish a private file on purpose, write "!" in front of its line. In that of a documentation's search index, "*" may stand for the hash of its name, as in "!search-*.json".`;
    return new errors/* SiteError */.wt(message, { hint: { text, blocks: excludeBlocks(paths, exclude) } });
}
const maxPatterns = 500;
/** A sentence for those whose patterns are not in the lines. */
function leftOver({ length }) {
    if (length <= maxPatterns)
        return '';
    return ` (the lines have ${maxPatterns} of them, and ${(0,printable/* formatNumber */.ZV)(length - maxPatterns)} are left: leave out their folders)`;
}
/** The input, with its lines so far. */
function excludeBlocks(paths, exclude) {
    const patterns = [...exclude.map(withoutExpression), ...paths.slice(0, maxPatterns).map(literalPattern)];
    const lines = ['exclude: |', ...patterns].join('\n  ');
    return exclude.length > 0 ? (0,place/* inPlaceOfInput */.gd)('exclude', lines) : (0,place/* belowInputs */.$S)(lines);
}
/** GitHub would evaluate an expression where the line is pasted, so its `$` stands in brackets. */
const withoutExpression = (line) => (0,printable/* printable */.g$)(line).replace(/\$(?=\{\{)/gu, '[$]');
/** A line of YAML's `|` block. `?` takes the place of what can't be printed, and of names that contain a secret. */
function literalPattern(path) {
    const shown = path.replace(/[^/]+/gu, (name) => ((0,masking/* holdsSecret */.hK)(name) ? '\0'.repeat([...name].length) : name));
    const escaped = shown.replace(/[\\[?*`]|\p{C}|[\u2028\u2029]|\s$/gu, (character) => {
        if (character === '\\')
            return '\\\\';
        // White space at the end of a line would be removed, but not in brackets.
        return (0,printable/* printable */.g$)(character) === character ? `[${character}]` : '?'.repeat(character.length);
    });
    // With a slash in front, "#", "!", "~" and white space have no special meaning.
    return withoutExpression(/^[#!~\s]/u.test(escaped) ? `/${escaped}` : escaped);
}

// EXTERNAL MODULE: ./build/text/decode.js
var decode = __webpack_require__(6181);
// EXTERNAL MODULE: ./build/site/feeds.js
var site_feeds = __webpack_require__(3786);
// EXTERNAL MODULE: ./build/text/address.js + 1 modules
var text_address = __webpack_require__(8635);
;// CONCATENATED MODULE: ./build/site/root-elements.js

/**
 * Of a root page: the scripts and styles that it asks for, as paths in the site or whole addresses of the computer that built
 * it, and by their names the first `canonical`, `og:url` and `og:image` of its head.
 */
async function readElements(html) {
    const { Parser } = await Promise.all(/* import() */[__webpack_require__.e(712), __webpack_require__.e(34)]).then(__webpack_require__.bind(__webpack_require__, 6034));
    const assets = [];
    const named = new Map();
    let [base, depth, isHead] = ['', 0, true];
    const parser = new Parser({
        onclosetag() {
            depth -= 1;
        },
        onopentag(tag, { href = '', src = '', rel = '', type = '', property = '', name = property, content = '' }) {
            depth += 1;
            // The parser's time is quadratic in the depth.
            if (depth > 1000)
                parser.pause();
            isHead &&= tag !== 'body';
            if (tag === 'base')
                base ||= href.slice(0, 1000);
            const isScript = tag === 'script' && /^(?:module|\w+\/javascript)?$/iu.test(type);
            const isStyle = tag === 'link' && /(?:^|\s)(?:stylesheet|modulepreload)(?:\s|$)/iu.test(rel);
            if (isScript || isStyle)
                assets.push(...askedFor(isScript ? src : href, base));
            const what = tag === 'meta' ? name.toLowerCase() : tag === 'link' ? rel.toLowerCase() : '';
            const isNamed = /^(?:canonical|og:url|og:image)$/u.test(what) && !named.has(what);
            if (isHead && isNamed)
                named.set(what, href || content);
        },
    });
    parser.end(html);
    return { assets, named };
}
function askedFor(address, base) {
    const site = 'https://static-deploy.invalid';
    const url = (address && (0,text_address/* urlOf */.rs)(address, (0,text_address/* urlOf */.rs)(base, site)?.href ?? site)) || new URL(site);
    const { protocol, hostname, origin, pathname } = url;
    const isLoopback = /^(?:(?:.+\.)?localhost\.?|127\.[\d.]+|0\.0\.0\.0|\[::1?\])$/u.test(hostname);
    // Without a scheme, as in `localhost:1313/a.css`, the host is in its place.
    if (isLoopback || ['file:', 'localhost:'].includes(protocol))
        return [url.href];
    return origin === site && pathname !== '/' ? [(0,text_address/* decoded */.DH)(pathname.slice(1))] : [];
}

// EXTERNAL MODULE: ./build/site/site.js
var site_site = __webpack_require__(7612);
;// CONCATENATED MODULE: ./build/site/root-page.js










const maxBytes = 4 * 1024 * 1024;
/** Beside a sitemap alone. */
const documents = /\.(?:pdf|epub|rtf|docx?|xlsx?|pptx?|od[pst])$/iu;
/** Returns warnings. Throws for a project's sources, and for a live site without a page at its root, or an empty one. */
async function checkRootPage(files, omitted, named) {
    const page = files.find(({ path }) => path === 'index.html');
    if (page === undefined)
        return [withoutRootPage(files, omitted, named)];
    const text = page.size > maxBytes ? undefined : (0,decode/* decodePage */.C)((0,file_access/* readWhole */.oD)(page));
    // Without marks, and the zeros of UTF-16.
    const bare = text?.replace(/[\0\ufffd\ufeff]/gu, '');
    const advice = { text: 'Look at the log of the build. If an empty page is meant, write one word into it.' };
    if (bare?.trim() === '')
        return [brokenBuild(named, 'has an index.html with nothing in it', advice)];
    const [frontMatter] = /^(?:---|\+\+\+)(?=[^\S\r\n]*(?:[\r\n]|$))/u.exec(bare ?? '') ?? [];
    if (frontMatter)
        throw sourceError(named, `begins with "${frontMatter}", which a generator takes out`);
    const { assets } = await readElements(bare ?? '');
    const source = assets.find((path) => /\.(?:tsx?|jsx|vue|svelte)$/iu.test(path) && !URL.canParse(path));
    if (source !== undefined)
        throw sourceError(named, `asks for ${(0,printable/* excerpt */.Kb)(source)}, which no browser can run`);
    const there = new Set(files.map(({ path }) => path));
    const missing = [...new Set(assets)].filter((path) => !there.has(path));
    return missing.length > 0 ? [{ text: withoutAssets(missing, there) }] : [];
}
/** A warning. @param why follows the folder's name @throws {InputError} for a live site */
function brokenBuild(named, why, { text, blocks }) {
    const error = wrongFolder(named, why, { text: `${text} Nothing was sent.`, blocks });
    if (named.isLiveSite)
        throw error;
    return { text: `${error.message} ${text}`, blocks };
}
function sourceError(named, why) {
    const built = builtFolder(named);
    const hint = built ? `Write "directory: ${(0,printable/* excerpt */.Kb)(built)}".` : 'Write the folder that the build writes.';
    const what = `is a project, not the site that is built from it: its index.html ${why}`;
    return wrongFolder(named, what, `${hint} Nothing was sent.`);
}
const orAdd = 'or add an index.html, however short.';
function withoutRootPage(files, omitted, named) {
    const paths = files.map(({ path }) => path);
    const isExcluded = omitted.get('exclude')?.includes('index.html');
    const excluded = '"exclude" leaves out index.html. Write "!index.html" as its last line.';
    const text = isExcluded ? excluded : wayToRootPage(paths, named);
    const broken = (content, advice) => brokenBuild(named, `has ${content}, but no index.html at its root`, isExcluded ? { text } : advice);
    const [first = ''] = paths;
    if (paths.length === 1 && external_node_path_.posix.basename(first) === 'artifact.tar')
        return broken('nothing but archives', unpacking(directoryFor(named, first)));
    if (paths.length > 0 && paths.every((path) => /\.(?:tar|zip|t?[gx]z|t?bz2?|7z|rar|zst)$/iu.test(path)))
        return broken('nothing but archives', { text: `Unpack them before this step, ${orAdd}` });
    const hasHtml = paths.some(private_files/* isHtml */._6);
    const feeds = hasHtml ? [] : files.flatMap((file) => (0,site_feeds/* feedIn */.W)(file) ?? []);
    // A list of documents is no build without its theme.
    if (feeds.some((name) => !/^(?:urlset|sitemapindex)$/iu.test(name) || !paths.some((path) => documents.test(path)))) {
        const missing = `No file is HTML: perhaps a theme is a submodule ("submodules: recursive" below "with:" of actions/checkout). Look at the log of the build, ${orAdd}`;
        return broken('feeds or a sitemap', { text: missing });
    }
    if ((0,site_site/* isRepository */.Z6)(omitted))
        return broken('a whole repository', { text });
    if (hasHtml || paths.some((path) => /\.(?:[cm]?js|css)$/iu.test(path)))
        return broken('HTML, scripts or styles', { text });
    const nothing = 'There is no index.html at the root of the directory, so the address itself may show nothing.';
    return { text: `${nothing} ${text}` };
}
function wayToRootPage(paths, named) {
    const otherName = paths.find((path) => /^(?:index|default)\.(?:x?html?|shtml)$/iu.test(path));
    if (otherName)
        return `Name "${otherName}" index.html in the build, ${orAdd}`;
    const pages = paths.filter((path) => /\.html?$/iu.test(path));
    const folders = pages.filter((path) => /\/index\.html?$/iu.test(path)).map((path) => external_node_path_.posix.dirname(path));
    // If other pages are beside a folder, it is only a part of the site.
    const whole = folders.find((folder) => pages.every((path) => path.startsWith(`${folder}/`)));
    // GitHub would evaluate an expression where the line is pasted.
    const built = whole && !whole.includes('${{') ? directoryFor(named, whole) : builtFolder(named);
    if (built)
        return `Write the build's folder, perhaps "directory: ${(0,printable/* excerpt */.Kb)(built)}", ${orAdd}`;
    return `Write the folder with the root page as "directory", ${orAdd}`;
}
function unpacking(tar) {
    const text = `actions/upload-pages-artifact made ${(0,printable/* excerpt */.Kb)(tar)}. Use actions/upload-artifact in its place; or unpack it before this step, and write "directory: unpacked".`;
    // The path is another's text, and the line is for a shell.
    const isPlain = /^[\w./-]{1,200}$/u.test(tar);
    if (!isPlain)
        return { text };
    // At a close there is no artifact, and the preview must be deleted.
    const lines = `- if: github.event.action != 'closed'\n  run: mkdir unpacked && tar -xf '${tar}' -C unpacked`;
    return { text, blocks: [...(0,place/* aboveStep */.kT)(lines), ...(0,place/* inPlaceOfInput */.gd)('directory', 'directory: unpacked')] };
}
/** If an asset is there without the first folder of its path, the site was built for a base path. */
function withoutAssets(missing, there) {
    const addresses = missing.filter((path) => URL.canParse(path));
    const moved = missing.find((path) => path.includes('/') && there.has(path.slice(path.indexOf('/') + 1)));
    if (moved === undefined || addresses.length > 0) {
        const shown = [...new Set([...addresses, ...missing])].map((path) => (0,printable/* excerpt */.Kb)(path, 100));
        const way = addresses.length > 0 ? ' A test server wrote its own address: publish a build ("hugo", not "hugo server").' : '';
        return `index.html asks for scripts or styles that are not in the site: ${(0,printable/* firstOf */.Ku)(shown, 5)}. The page will be shown without them.${way}`;
    }
    const base = (0,printable/* excerpt */.Kb)(`/${moved.split('/', 1)}/`, 100);
    return `The site seems to be built for the base path ${base}, but a site is served from the root of its address: the page will lack ${(0,printable/* excerpt */.Kb)(moved, 100)}. Set the base path to "/": https://github.com/static-deploy/static-deploy-action/blob/main/docs/generators.md#the-base-path has the line for each generator.`;
}

;// CONCATENATED MODULE: ./build/site/lfs-pointers.js




/** In bytes, by the specification of Git LFS. */
const maxPointerBytes = 1024;
const pointerLine = /^(?:(?:version|oid|ext-\S+) \S+|size \d+)?$/u;
/** Whether a file has what Git keeps in place of one that Git LFS has. A page may show a pointer, among other text. */
function isLfsPointer(path, bytes) {
    const text = bytes.length > maxPointerBytes ? '' : bytes.toString();
    if (!text.startsWith('version https://git-lfs.github.com/spec/'))
        return false;
    return path === 'index.html' || !(0,private_files/* isProse */.y6)(path) || text.split(/\r?\n/u).every((each) => pointerLine.test(each));
}
/** @throws {InputError} as {@link brokenBuild} does */
function checkPointers(paths, exclude, named) {
    if (paths.length === 0)
        return [];
    const shown = (0,printable/* firstOf */.Ku)(paths, 5, (path) => (0,printable/* excerpt */.Kb)(path, 100));
    const why = `has ${(0,printable/* count */.U9)(paths.length, 'pointer')} of Git LFS in place of the files themselves: ${shown}`;
    const text = `Write "lfs: true" below "with:" of actions/checkout where the site is built, or leave them out${leftOver(paths)}.`;
    return [brokenBuild(named, why, { text, blocks: excludeBlocks(paths, exclude) })];
}

;// CONCATENATED MODULE: ./build/site/live-tokens.js
const { raw } = String;
/** The public half of a key is in addresses that were signed for everybody. */
const unsigned = '(?<!(?:[Cc]redential|AWS[Aa]ccess[Kk]ey[Ii]d)(?:=|%3D))';
/** Of JSON (RFC 7519). */
const webToken = 'eyJ';
const databases = raw `(?:mongodb(?:\+srv)?|mysql2?|mariadb|postgres(?:ql)?|rediss?):`;
const withPassword = raw `//[^\s:@/]*:([\w%~!&-.;=]{8,})@(?!(?:localhost|127\.0\.0\.1)(?![\w.-])|[\w.-]*example)\w`;
// Issuer, rule, anchor and rest of tokens that are secret and in use: none for tests or browsers. Rules are those of gitleaks
// (github.com/gitleaks/gitleaks, cmd/generate/config/rules), with "np." of Nosey Parker (praetorian-inc/noseyparker), with
// "th." of TruffleHog (trufflesecurity/trufflehog). Some lengths are newer. The one group of a row has to look random.
const formats = [
    ['age', 'age-secret-key', 'AGE-SECRET-KEY-', '1([A-Z0-9]{58})(?![A-Z0-9])'],
    ['Anthropic', 'anthropic-api-key', 'sk-ant-', raw `[a-z]+\d+-([\w-]{80,200})`],
    ['AWS', 'aws-access-token', `${unsigned}A[KS]I`, 'A([A-Z0-9]{16})(?![A-Za-z0-9+/])'],
    ['Databricks', 'databricks-api-token', 'dap', raw `i([a-f0-9]{32})(?!\w)`],
    ['DigitalOcean', 'digitalocean-pat', 'do[opr]_v1_', '([a-f0-9]{64})'],
    ['Discord', 'th.discordwebhook', raw `discord(?:app)?\.com/`, raw `api/webhooks/\d{17,20}/([\w-]{60,80})`],
    ['Docker', 'np.dockerhub.1', 'dckr_[po]at_', raw `([\w-]{27,100})`],
    ['GitHub', 'github-pat', 'gh[pousr]_', '([A-Za-z0-9]{36,255})'],
    // The first part does not reach beyond the next prefix, so that a row of prefixes takes no longer than other text.
    ['GitHub', 'github-app-token', 'gh[pousr]_', raw `((?:(?!gh[pousr]_)[\w-]){20,500}(?:\.[\w-]{20,500}){2})`],
    ['GitHub', 'github-fine-grained-pat', 'github_pat_', raw `(\w{36,255})`],
    ['GitLab', 'gitlab-pat', 'glpat-', raw `([\w-]{20,300})`],
    ['Google OAuth', 'np.google.2', 'GOCSPX-', raw `([\w-]{28})(?![\w-])`],
    ['Grafana', 'grafana-cloud-api-token', 'glc_', '([A-Za-z0-9+/]{32,400})'],
    ['Grafana', 'grafana-service-account-token', 'glsa_', '([A-Za-z0-9]{32}_[A-Fa-f0-9]{8})'],
    ['Hugging Face', 'huggingface-access-token', 'hf_', raw `([A-Za-z0-9]{34})(?!\w)`],
    ['Linear', 'linear-api-key', 'lin_api_', '([A-Za-z0-9]{40})'],
    ['npm', 'npm-access-token', 'npm_', raw `([A-Za-z0-9]{36})(?!\w)`],
    ['OpenAI', 'openai-api-key', raw `sk-(?:(?!sk-)[\w-]){16,100}T3BlbkFJ`, raw `([\w-]{16,100})`],
    ['MongoDB, MySQL, Postgres or Redis', 'np.mongodb.2', databases, withPassword],
    ['PyPI', 'pypi-upload-token', 'pypi-', raw `AgEIcHlwaS5vcmc([\w-]{50,1000})`],
    ['SendGrid', 'sendgrid-api-token', 'SG', raw `\.([\w-]{22}\.[\w-]{43})(?![\w-])`],
    ['Shopify', 'shopify-access-token', 'shp(?:at|ca|pa|ss)_', '([a-fA-F0-9]{32})'],
    ['Slack', 'slack-bot-token', 'xox[abeprs]-', raw `(?:\d{1,14}-){0,3}([A-Za-z0-9-]{16,200})`],
    ['Slack', 'slack-webhook-url', raw `hooks\.slack\.com/`, '(?:services|workflows|triggers)/([A-Za-z0-9+/]{40,100})'],
    ['Stripe', 'stripe-access-token', '[rs]k_live_', '([A-Za-z0-9]{16,200})'],
    ['Supabase', 'th.supabasetoken', 'sbp_', raw `([a-z0-9]{40})(?!\w)`],
    ['Supabase', 'supabase.com/docs/guides/api/api-keys', 'sb_secret_', raw `([\w-]{20,100})`],
    ['Supabase', 'supabase.com/docs/guides/api/api-keys', webToken, raw `[\w-]{10,300}\.([\w-]{10,2000}\.[\w-]{20,})`],
    ['Telegram', 'np.telegram.1', raw `(?:bot)?\d{5,16}:`, raw `AA([\w-]{32,33})(?![\w-])`],
];
/** A token begins a word, or follows an escape whose last character is not a part of it. */
const start = raw `(?:(?<![A-Za-z0-9])|(?<=\\[nrtNRT]|%[0-9A-Fa-f]{2}|\\[uU]00[0-9A-Fa-f]{2}))`;
const live_tokens_anchors = [...new Set(formats.map(([, , anchor]) => anchor))];
const ends = [...new Set(live_tokens_anchors.map((anchor) => anchor.slice(-1)))];
const twice = ends.map((end) => end + end).join('|');
const tokens = formats.map(([, , anchor, after]) => `(?<=${start}${anchor})${after}`).join('|');
/** Starts with the anchor's last character, which is rare, and skips repetitions of it. */
const live = new RegExp(`(?:${ends.join('|')})(?<!${twice})(?<=${live_tokens_anchors.join('|')})(?:${tokens})`, 'gu');
/** Short words are in random characters, too, so they count only at an end. */
const example = /example|sample|placeholder|replace|insert|redacted|change-?me|dummy|token|secret|passw|(?:^|[-_])(?:fake|your)|(?:fake|your)[-_]/iu;
const row = /(.)\1{5}|01234567|12345678|abcdefgh|ABCDEFGH|AbC123/u;
/** The issuer of a token that looks live. Undefined if there is none. */
function liveTokenIn(text) {
    // In a small file without any, `matchAll` takes longer than this search.
    for (const [, ...groups] of text.search(live) < 0 ? [] : text.matchAll(live)) {
        const at = groups.findIndex((group) => group !== undefined);
        const random = groups[at] ?? '';
        const isReal = !example.test(random) && !row.test(random) && new Set(random).size >= 8;
        if (isReal && (formats[at]?.[2] !== webToken || isForServers(random)))
            return formats[at]?.[0];
    }
    return undefined;
}
/** Whether the claims of a web token pass all rules of a Supabase database. A browser's token has the role "anon". */
function isForServers(token) {
    const claims = Buffer.from(token.replace(/\..*/u, ''), 'base64url').toString('latin1');
    return /"role"\s*:\s*"service_role"/u.test(claims) && !claims.includes('supabase-demo');
}

;// CONCATENATED MODULE: ./build/site/secret-scan.js


/** The first line of a private key: PEM (RFC 7468), which OpenSSH and PGP use too, and RFC 4716. */
const header = /-{4,5} ?BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)? ?-{4,5}/gu;
/** Headers as in RFC 1421 and PGP, then Base64, in pieces that signs may separate: quotes, commas, those of a comment. */
const body = /^[^A-Za-z0-9+/]*(?:[A-Z][A-Za-z-]{2,20}: (?:[^\n"']{0,200}["']|[^\n]{0,200}\n)[^A-Za-z0-9+/]*){0,8}((?:[A-Za-z0-9+/]{16,}[^A-Za-z0-9+/]{0,80})+)/u;
/** One of each kind, or a `key` alone. Time is linear. @param hasPasswords whether it may be a server's settings */
function secretsIn(bytes, key, hasPasswords = false) {
    const read = bytes.toString('latin1');
    const text = bytes.includes(0) ? read.replace(utf16, lettersOf) : read;
    if (key?.(text))
        return [{ what: "the account's API key", kind: 'key' }];
    if (text.includes('PRIVATE KEY') && hasPrivateKey(text))
        return [{ what: 'a private key', kind: 'key' }];
    if (hasPasswords && basicAuth.test(text))
        return [{ what: 'passwords below "Basic-Auth"', kind: 'key' }];
    const issuer = liveTokenIn(text);
    const found = issuer === undefined ? [] : [{ what: `a live token (${issuer})`, kind: 'token' }];
    if (text.includes('kty') && hasPrivateJwk(text))
        found.push({ what: 'a private key in JSON (JWK)', kind: 'jwk' });
    return hasEncodedKey(text) ? [...found, { what: 'a private key in Base64', kind: 'encoded' }] : found;
}
/** Netlify's, in `_headers` and `netlify.toml`. */
const basicAuth = /basic-auth["']?[^\S\n]*[:=][^\S\n]*["']?[^\s:"']{1,200}:[^\s"']/iu;
/** Latin letters in UTF-16: every other byte is zero. The bound keeps V8's stack from overflowing on rows above 4 MiB. */
const utf16 = /\0?[^\0](?:\0[^\0]){7,2097152}\0?/gu;
/** In both byte orders. A letter at one end without a zero of its own is half of another character. */
function lettersOf(row) {
    const letters = row.replaceAll('\0', '');
    return `\n${row.endsWith('\0') ? letters : letters.slice(0, -1)}\n${row.startsWith('\0') ? letters : letters.slice(1)}\n`;
}
function hasPrivateKey(text) {
    for (const { 0: found, index } of text.matchAll(header)) {
        const start = index + found.length;
        const [inside = ''] = text.slice(start, start + 3000).split('----', 1);
        const base64 = base64In(unescaped(inside), body);
        if (base64.length >= 60 && looksRandom(base64))
            return true;
    }
    return false;
}
/** Without the signs between its pieces. Empty for an excerpt: fewer than 200 characters, and then dots (design 7.3). */
function base64In(text, pattern) {
    const [found = '', pieces = found] = pattern.exec(text) ?? [];
    const base64 = pieces.replace(/[^\w+/-]/gu, '');
    const end = found.length - (/[^A-Za-z0-9+/]*$/u.exec(found)?.[0].length ?? 0);
    return base64.length < 200 && /^[^A-Za-z0-9+/]{0,80}?\.{3}/u.test(text.slice(end)) ? '' : base64;
}
function hasPrivateJwk(text) {
    for (const [object] of text.matchAll(/\{[^{}]{1,5000}\}/gu)) {
        const plain = object.includes('kty') ? unescaped(object).replace(/(?<!\\)\\*["'`]|&quot;/gu, '') : '';
        const [, random = ''] = /(?<![\w-])d\s*:\s*([\w-]{40,199}(?![\w-]|\.{3})|[\w-]{200,})/u.exec(plain) ?? [];
        if (looksRandom(random) && /(?<![\w-])kty\s*:/u.test(plain))
            return true;
    }
    return false;
}
const looksRandom = (base64) => new Set(base64).size >= 16;
/** Undoes escapes of JSON, PHP and XML, and what joins strings or begins a comment. JSON in JSON has more backslashes. */
function unescaped(text) {
    const codes = /(?<!\\)\\+(?:u00|x)([0-9a-f]{2})|&(?:amp;)*#(?:x0*([0-9a-f]{1,2})|0*([0-9]{1,3}));/giu;
    return (text
        // An ellipsis, also one in UTF-8 that was read as Latin-1.
        .replace(/\xe2\x80\xa6|(?<!\\)\\+u2026|&hellip;|&#(?:8230|x2026);/giu, '...')
        .replace(codes, (_, json, xml, decimal) => String.fromCharCode(decimal ?? Number.parseInt(json ?? xml, 16)))
        .replace(/(?<!\\)\\+[rnt]/gu, '\n')
        .replace(/(?<!\\)\\+\//gu, '/')
        // Signs of Base64 that stand alone, as in `// ` and `"+"`.
        .replace(/(?<![\w+/-])[+/-]{1,15}(?![\w+/-])/gu, '\n'));
}
/** Code may name the header of a key, so what is behind it decides, as it does in plain text. */
function hasEncodedKey(text) {
    return (0,masking/* base64Forms */.ft)('BEGIN ').some((begin, offset) => {
        let [seenFrom, seenTo] = [0, 0];
        for (let at = text.indexOf(begin); at >= 0; at = text.indexOf(begin, at + begin.length)) {
            // This header was decoded together with an earlier one.
            if (at < seenTo && (at - seenFrom) % 4 === 0)
                continue;
            const from = Math.max(0, at - Math.ceil((offset * 8) / 6));
            // Most are no key's, which a few characters show.
            if (!decodedAt(text, from, 300).includes('PRIVATE KEY'))
                continue;
            if (hasPrivateKey(`----${decodedAt(text, from, 800).slice(offset)}`))
                return true;
            const unbroken = /^[\w+/-]*/u.exec(text.slice(at, at + 400)) ?? [''];
            [seenFrom, seenTo] = [at, at + unbroken[0].length];
        }
        return false;
    });
}
/** What a text in Base64, in pieces that signs may separate, begins with. */
function decodedAt(text, from, length) {
    const near = unescaped(text.slice(from, from + length));
    return Buffer.from(base64In(near, /^(?:[\w+/-]{16,}[^\w+/-]{0,80})+/u), 'base64').toString('latin1');
}

;// CONCATENATED MODULE: ./build/site/site-address.js





/** In a sitemap or a feed: the text of an element, or what Atom has in an attribute. */
const firstAddress = /<(?:loc|link)>(?:\s|<!\[CDATA\[)*([^<\]]+)|<link\s[^>]{0,500}?href=["']([^"']+)/u;
const settings = 'https://github.com/static-deploy/static-deploy-action/blob/main/docs/generators.md#the-address';
/** A warning if the site names an address of its own where it can't be. @param domain the site's, if it is written */
async function checkSiteAddress(files, domain) {
    const asked = files.filter(({ path }) => /^(?:index\.html|sitemap\.xml|[^/]+\.(?:xml|rss|atom|rdf))$/u.test(path));
    const named = await Promise.all(asked.map((file) => (file.path === 'index.html' ? inPage(file) : inList(file))));
    const wrong = named.flat().filter((each) => isWrong(each, domain));
    if (wrong.length === 0)
        return [];
    const nameOf = ({ file, what, address }) => `${(0,printable/* excerpt */.Kb)(file, 100)} has "${(0,printable/* excerpt */.Kb)(address, 100)}" (${what})`;
    const text = `The site names a wrong address for itself: ${(0,printable/* firstOf */.Ku)(wrong, 4, nameOf)}. Search engines, feed readers and chats do not find the site there. Where each generator sets it: ${settings}.`;
    return [{ text }];
}
/** Only the canonical address may be relative. */
async function inPage(file) {
    const { named } = await readElements((0,file_access/* readText */.yR)(file, 4 * 1024 * 1024) ?? '');
    const { path } = file;
    return [...named].map(([what, address]) => ({ file: path, what, address, mayBeRelative: what === 'canonical' }));
}
/** The first address of a sitemap or feed. In Atom it may be relative. */
function inList(file) {
    const start = (0,file_access/* readStart */.H6)(file, 64 * 1024);
    const [, element = ''] = site_feeds/* feedStart */.N.exec(start) ?? [];
    const [, text = '', href = text] = (element && firstAddress.exec(start)) || [];
    const what = /^(?:urlset|sitemapindex)$/iu.test(element) ? 'its first address' : 'the address of the feed';
    return [{ file: file.path, what, address: href.trim(), mayBeRelative: /^feed$/iu.test(element) }];
}
function isWrong({ address, mayBeRelative }, domain) {
    const url = (0,text_address/* urlOf */.rs)(address.trim(), 'https://static-deploy.invalid');
    const host = url?.hostname.replace(/\.$/u, '') ?? '';
    if (address.trim() === '' || host === domain)
        return false;
    if (host === 'static-deploy.invalid')
        return !mayBeRelative;
    // Without a scheme, as in `localhost:3000/`, the host is in its place.
    if (!/^https?:$/u.test(url?.protocol ?? ''))
        return true;
    return /^(?:undefined|null|localhost|127\.[\d.]+|(?:.+\.)?example\.(?:com|org|net))$/u.test(host);
}

// EXTERNAL MODULE: ./build/site/path-inside.js
var path_inside = __webpack_require__(5065);
;// CONCATENATED MODULE: ./build/site/walk.js








class Walk {
    omitted = new Map();
    leaks = [];
    /** Paths that can't be opened, because their names are not UTF-8: Node puts U+FFFD in place of bytes. */
    lost = [];
    #choice;
    #root;
    /** Real paths of the folders around the current file. */
    #open = [];
    constructor(choice, root) {
        this.#choice = choice;
        this.#root = root;
    }
    /** The files to publish, sorted by path (UTF-16 code units). @throws {SiteError} */
    *files(path = '', real = '', isInNamed = false) {
        if (this.#open.length > 200) {
            const hint = 'Leave it out with "exclude", or a folder above it.';
            throw new errors/* SiteError */.wt(`${(0,file_access/* quote */.hD)(path)} is more than 200 folders deep. Nothing was sent.`, { hint });
        }
        const isNamed = isInNamed || (path !== real && this.#choice.exclude.names(path));
        const dirents = (0,file_access/* attempt */.CD)(path, 'listed', () => (0,external_node_fs_.readdirSync)((0,external_node_path_.join)(this.#root, real), { withFileTypes: true }));
        const entries = dirents.map((dirent) => {
            const onDisk = (real && `${real}/`) + dirent.name;
            const isFolder = dirent.isDirectory() || (dirent.isSymbolicLink() && (0,file_access/* isFolder */.lQ)((0,external_node_path_.join)(this.#root, onDisk)));
            return { dirent, path: (path && `${path}/`) + dirent.name, real: onDisk, isFolder, isNamed };
        });
        entries.sort((a, b) => (withSlash(a) < withSlash(b) ? -1 : 1));
        this.#open.push(real);
        for (const entry of entries) {
            const found = this.#visit(entry);
            if (found?.isFolder)
                yield* this.files(found.path, found.real, isNamed);
            else if (found)
                yield { path: found.path, source: (0,external_node_path_.join)(this.#root, found.real) };
        }
        this.#open.pop();
    }
    #visit(entry) {
        const { exclude, includeHiddenFiles } = this.#choice;
        const { dirent, path, isFolder } = entry;
        const isLost = path.includes('\ufffd') && !(0,external_node_fs_.lstatSync)((0,external_node_path_.join)(this.#root, entry.real), { throwIfNoEntry: false });
        const isReal = dirent.isDirectory();
        const isExcluded = exclude.excludes(path, isFolder) || this.#isExcludedBehind(entry);
        const omission = (0,file_names/* omissionOf */.Lv)(dirent.name, isFolder, includeHiddenFiles) ?? (isExcluded ? 'exclude' : undefined);
        if (omission === 'exclude' && isReal && !isLost && exclude.mayKeepIn(path, this.#isPrivateFolder(path)))
            return entry;
        if (omission !== undefined)
            return this.#omit(omission, isReal ? `${path}/` : path);
        if (isLost)
            return void this.lost.push(path);
        if (dirent.isSymbolicLink())
            return this.#follow(entry);
        return this.#unlessPrivate(entry, isReal || dirent.isFile());
    }
    /** A link is published as what it points to, if the names on the way there may be published. */
    #follow(link) {
        const { exclude, includeHiddenFiles } = this.#choice;
        const { path, isFolder } = link;
        const real = targetOf(path, (0,external_node_path_.join)(this.#root, link.real), this.#root);
        if (typeof real !== 'string')
            return void this.leaks.push(real);
        const entry = { ...link, real };
        const mayKeep = isFolder && exclude.mayKeepIn(path, this.#isPrivateFolder(real));
        if (!mayKeep && this.#isExcludedBehind(entry))
            return this.#omit('exclude', path);
        const omission = (0,file_names/* omissionOf */.Lv)(real, isFolder, includeHiddenFiles);
        if (omission !== undefined)
            return this.#omit(omission, path);
        if (isFolder && this.#open.includes(real))
            return this.#omit('link back into a folder above', path);
        const target = (0,file_access/* attempt */.CD)(path, 'read', () => (0,external_node_fs_.statSync)((0,external_node_path_.join)(this.#root, real)));
        return this.#unlessPrivate(entry, isFolder || target.isFile());
    }
    #isExcludedBehind({ path, real, isFolder, isNamed }) {
        const { exclude } = this.#choice;
        return path !== real && !isNamed && !exclude.names(path) && exclude.excludes(real, isFolder);
    }
    #unlessPrivate(entry, isFileOrFolder) {
        const { path, real, isFolder } = entry;
        // Opening a device or a pipe could do something.
        if (!isFileOrFolder) {
            const hint = `It can't be published. Leave it out with "exclude: ${literalPattern(path)}".`;
            throw new errors/* SiteError */.wt(`${(0,file_access/* quote */.hD)(path)} is not a regular file but a socket, pipe or device.`, { hint });
        }
        const isPrivate = (each) => (isFolder ? this.#isPrivateFolder(each) : (0,private_files/* isPrivateFile */.Wn)(each));
        const isLeak = (isPrivate(path) || isPrivate(real)) && !this.#choice.exclude.names(path);
        return isLeak ? void this.leaks.push({ path: withSlash(entry), reason: 'its name' }) : entry;
    }
    #isPrivateFolder(path) {
        if (!(0,private_files/* isPrivateFolder */.EV)(path))
            return false;
        return !/node_modules$/iu.test(path) || (0,file_access/* attempt */.CD)(path, 'listed', () => holdsPackage((0,external_node_path_.join)(this.#root, path)));
    }
    #omit(reason, path) {
        const paths = this.omitted.get(reason) ?? [];
        this.omitted.set(reason, paths);
        paths.push(path);
    }
}
const withSlash = ({ path, isFolder }) => (isFolder ? `${path}/` : path);
/** Whether `name/package.json` or `@scope/name/package.json` is in it. */
function holdsPackage(modules) {
    const paths = (0,external_node_fs_.readdirSync)(modules).map((name) => (0,external_node_path_.join)(modules, name));
    const isScope = (path) => (0,external_node_path_.basename)(path).startsWith('@') && (0,file_access/* isFolder */.lQ)(path);
    return paths.some((path) => (0,external_node_fs_.existsSync)((0,external_node_path_.join)(path, 'package.json')) || (isScope(path) && holdsPackage(path)));
}
/** The real path of what a link leads to, relative to the site's real root. A leak if it can't be followed. */
function targetOf(path, link, root) {
    try {
        const real = external_node_fs_.realpathSync.native(link);
        if (real.includes('\ufffd'))
            return { path, reason: 'a link to a name that is not in UTF-8' };
        return (0,path_inside/* pathInside */._)(root, real) ?? { path, reason: 'a link that leads outside the directory' };
    }
    catch (cause) {
        return { path, reason: `a link that leads nowhere: ${(0,file_access/* codeOf */.$N)(cause)}` };
    }
}

;// CONCATENATED MODULE: ./build/site/collect.js















/** Documentation, which has a warning. */
const mayShow = { token: private_files/* isProse */.y6, encoded: private_files/* mayShowKeys */.B9, jwk: private_files/* isHtml */._6 };
/** Bytes of a file that are searched at once, and of each piece that belong to the next one too. */
const searched = 4 * 1024 * 1024;
const seam = 64 * 1024;
/** Reads synchronously: for 100,000 files that is several times as fast. @throws {InputError | SiteError} (design 7) */
async function collectSite(directory, workspace, options) {
    const { exclude, apiKey = '', isLiveSite = false, domain, signal } = options;
    const named = { directory, workspace, isLiveSite };
    const walk = new Walk(options, realRoot(named));
    const { omitted, leaks } = walk;
    const key = (0,masking/* keyFinder */.U9)(apiKey);
    const buffer = Buffer.allocUnsafeSlow(searched);
    const files = [];
    const pointers = [];
    /** Bytes since signals could come in. */
    let unbroken = 0;
    const doubts = { dump: [], token: [], encoded: [] };
    for (const each of walk.files()) {
        const { path, source } = each;
        unbroken += files.at(-1)?.size ?? 0;
        const isLong = files.length % 256 === 0 || unbroken >= searched;
        // Lets the system's signals come in.
        if (isLong)
            await (0,promises_.setImmediate)();
        if (isLong)
            unbroken = 0;
        signal?.throwIfAborted();
        const { file, secrets, isPointer } = await search(each, buffer, key, signal);
        files.push(file);
        const stops = secrets.find(({ kind }) => kind === 'key' || ![path, source].every(mayShow[kind]));
        const [doubt] = secrets;
        if (key?.(path))
            leaks.push({ path, reason: "the account's API key in its name" });
        else if (exclude.names(path) || ((0,private_files/* isSearchIndex */.lt)(path) && exclude.namesButForHash(path)))
            continue;
        else if (stops)
            leaks.push({ path, reason: stops.what });
        else if (doubt)
            doubts[doubt.kind === 'token' ? 'token' : 'encoded'].push(path);
        else if (isPointer)
            pointers.push(path);
        else if (/\.(?:sql|sqlite3|dump|har)$/iu.test(path))
            doubts.dump.push(path);
    }
    const out = [...omitted].map(([reason, paths]) => ` Left out (${reason}): ${(0,printable/* firstOf */.Ku)(paths, 5, file_access/* quote */.hD)}.`).join('');
    const hint = `Check that the build ran and wrote there.${out} Nothing was sent.`;
    if (files.length + leaks.length + walk.lost.length === 0)
        throw wrongFolder(named, 'has nothing to publish', hint);
    const rootPage = [
        ...(await checkRootPage(files, omitted, named)),
        ...checkPointers(pointers, exclude.lines, named),
        ...hiddenModules(omitted, exclude),
        ...(await checkSiteAddress(files, domain)),
    ];
    if (leaks.length > 0)
        throw leakError(leaks, exclude.lines);
    (0,file_names/* requireNames */.kR)(files, walk.lost);
    return { files, bytes: (0,site_site/* bytesOf */.$$)(files), omitted, doubts, unmatched: exclude.unmatched(omitted), rootPage };
}
/** Searches a file in pieces, and lets signals come in after each. */
async function search(found, buffer, key, signal) {
    const { path, source } = found;
    const isSearched = !((0,private_files/* isBinary */.Go)(path) && (0,private_files/* isBinary */.Go)(source));
    const hasPasswords = [path, source].some((name) => /(?:^|[/\\])(?:_headers|netlify\.toml)$/iu.test(name));
    let file;
    const secrets = [];
    for (let at = 0;; at += searched - seam) {
        const length = (0,file_access/* whileOpen */.Us)(found, (descriptor) => {
            file ??= { ...found, ...(0,file_access/* stampOf */.Zs)(descriptor) };
            return isSearched || file.size <= maxPointerBytes ? (0,external_node_fs_.readSync)(descriptor, buffer, 0, searched, at) : 0;
        });
        const piece = buffer.subarray(0, length);
        secrets.push(...(isSearched ? secretsIn(piece, key, hasPasswords) : []));
        const isPointer = at === 0 && isLfsPointer(path, piece);
        if (file && (length < searched || secrets.at(-1)?.kind === 'key'))
            return { file, secrets, isPointer };
        await (0,promises_.setImmediate)();
        signal?.throwIfAborted();
    }
}
/** pnpm's packages, whose files a page may ask for, are in a hidden folder. */
function hiddenModules(omitted, exclude) {
    const hidden = omitted.get('hidden')?.filter((path) => /node_modules\/(?:.*\/)?\.[^/]+\/$/isu.test(path)) ?? [];
    const folders = hidden.filter((path) => !exclude.excludes(path.slice(0, -1), true));
    if (folders.length === 0)
        return [];
    const text = `Left out, because it is hidden: ${(0,printable/* firstOf */.Ku)(folders, 5, file_access/* quote */.hD)}. If pages ask for fonts or other files there, write "include-hidden-files: true"; else add it to "exclude".`;
    return [{ text }];
}

// EXTERNAL MODULE: ./build/site/exclude-patterns.js
var exclude_patterns = __webpack_require__(7333);
;// CONCATENATED MODULE: ./build/site/report-site.js



const settingsOfHosts = /^(?:_redirects|_headers|netlify\.toml|(?:vercel|firebase|staticwebapp\.config)\.json|web\.config|CNAME)$/u;
function reportSite(site) {
    const { files, bytes, omitted, doubts, unmatched, rootPage } = site;
    const largest = (0,site_site/* bySize */.R6)(files).slice(0, 10);
    const lines = largest.map(({ size, path }) => `${(0,printable/* formatBytes */.z3)(size).padStart(8)}  ${(0,printable/* printable */.g$)(path)}`);
    if (files.length > largest.length)
        lines.unshift(`The ${largest.length} largest:`);
    for (const [reason, paths] of omitted)
        lines.push(`Left out (${reason}): ${(0,printable/* formatNumber */.ZV)(paths.length)}: ${(0,printable/* printable */.g$)((0,printable/* firstOf */.Ku)(paths, 5))}`);
    log/* log */.Rm.group(`${(0,printable/* count */.U9)(files.length, 'file')}, ${(0,printable/* formatBytes */.z3)(bytes)}`, lines);
    const starts = 'Patterns start at the root of the directory: "*.map" is the root only, "**/*.map" every folder.';
    for (const line of unmatched)
        log/* log */.Rm.warning((0,printable/* printable */.g$)(`exclude: the pattern "${line}" matches nothing. ${starts}`));
    if ((0,site_site/* isRepository */.Z6)(omitted)) {
        const root = [...new Set(files.map(({ path }) => path.replace(/\/.*/su, '/')))].toSorted();
        const text = `The directory is a whole repository, so what is not part of the site may be published, too. Its root has ${(0,printable/* printable */.g$)((0,printable/* firstOf */.Ku)(root, 20))}. Leave the rest out with "exclude" (as in "*.md"), or move the site into a folder of its own and write that as "directory".`;
        // Only a notice once `exclude` is used.
        log/* log */.Rm[omitted.has('exclude') ? 'notice' : 'warning'](text);
    }
    const doubtful = [
        ['Dumps of databases and recordings of requests often contain what nobody should see', doubts.dump],
        ['A page shows what looks like a live token, to be revoked if it is one', doubts.token],
        ['A page shows what looks like a private key in Base64 or JSON, to be replaced if it is one', doubts.encoded],
    ];
    const toDo = 'Visitors can read it. Leave it out with "exclude", or name it there behind "!", and this warning ends.';
    for (const [what, paths] of doubtful)
        if (paths.length > 0)
            log/* log */.Rm.warning(`${what}: ${(0,printable/* printable */.g$)((0,printable/* firstOf */.Ku)(paths, 5))}. ${toDo}`);
    for (const { text, blocks } of rootPage)
        log/* log */.Rm.remark(text, blocks);
}
/** For a first deploy and a dry run: who uses another host, too, needs these files for good. */
function reportSettings({ files }) {
    const settings = files.map(({ path }) => path).filter((path) => settingsOfHosts.test(path));
    if (settings.length === 0)
        return;
    const lines = settings.map((path) => `"exclude: ${path}"`).join(' or ');
    const text = `The settings in ${settings.join(', ')} are for other hosts. This service is not known to read them, so they are published as files.`;
    log/* log */.Rm.note(`${text} To leave one out, write ${lines}.`);
}

// EXTERNAL MODULE: ./build/deploy/dry-run.js
var dry_run = __webpack_require__(9094);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./build/http/exchange.js
var exchange = __webpack_require__(7887);
;// CONCATENATED MODULE: ./build/features/visitor-check/visitor-check.js









/** Asks for a sample of the files, without the key, until it is served. Returns the error, or a summary. */
async function verify(link, files, options) {
    const maxBy = (measure) => files.reduce((best, file) => (measure(file) > measure(best) ? file : best));
    const root = files.filter(({ path }) => path === 'index.html');
    const chosen = [maxBy(({ path }) => path.split('/').length), maxBy(({ size }) => size), maxBy(({ size }) => -size)];
    const sample = [...new Set([...root, ...chosen])];
    const problems = await repeatCheck('Not all files are served yet', link, sample, options, whyDifferent);
    if (problems.length === 0)
        return await comparisonOf(sample);
    const message = `The site was sent, but https://${link}/ does not serve it after ${options.timeoutMs / 1000} s: ${problems.join('; ')}.`;
    const hint = 'Open that address. If it is only slow, run the job again. If only files in folders are wrong, write "upload-as: zip". Else ask the hosting service what happened to the upload.';
    return new errors/* ActionError */.lZ(message, { hint });
}
async function comparisonOf(sample) {
    const parts = [];
    for (const file of sample) {
        const isPlain = (0,private_files/* isHtml */._6)(file.path) && (await sentTitle(file)) === '';
        const same = (0,private_files/* isHtml */._6)(file.path) ? 'the same title' : 'the same bytes';
        parts.push(`${(0,file_access/* quote */.hD)(file.path)} (${isPlain ? 'answers with 200' : same})`);
    }
    return `${parts.some((part) => part.includes('(the same ')) ? 'Verified' : 'Asked for'}: ${parts.join(', ')}`;
}
/** Compares only the titles of HTML, because services add to it. */
const whyDifferent = async (file, { problem, text, digest }) => {
    if (problem !== undefined)
        return problem;
    if (!(0,private_files/* isHtml */._6)(file.path))
        return digest === (await sentDigest(file)) ? undefined : 'comes with other bytes';
    const [served, sent] = await Promise.all([titleOf(text), sentTitle(file)]);
    if (sent === '' || served === sent)
        return undefined;
    const shown = served === '' ? 'without a title' : `with the title "${(0,printable/* excerpt */.Kb)(served, 100)}"`;
    return `comes ${shown}, not with "${(0,printable/* excerpt */.Kb)(sent, 100)}"`;
};
const sentTitle = async (file) => await titleOf((0,file_access/* readText */.yR)(file, 10 * 2 ** 20) ?? '');
async function sentDigest(file) {
    const digest = (0,external_node_crypto_.createHash)('sha256');
    for await (const chunk of (0,file_access/* readInChunks */.kT)(file, Buffer.alloc(2 ** 18)))
        digest.update(chunk);
    return digest.digest('hex');
}
async function repeatCheck(notYet, link, files, options, whyWrong) {
    const { signal, info, timeoutMs } = options;
    const end = performance.now() + timeoutMs;
    let pending = files;
    for (let pauseMs = 500;; pauseMs = Math.min(2 * pauseMs, 4000)) {
        const limit = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
        const checked = pending.map(async (file) => {
            return { file, problem: await whyWrong(file, await visitFile(link, file, limit)) };
        });
        const wrong = (await Promise.all(checked)).filter(({ problem }) => problem !== undefined);
        signal.throwIfAborted();
        const problems = wrong.map(({ file, problem }) => `${(0,file_access/* quote */.hD)(file.path)} ${problem}`);
        if (problems.length === 0 || performance.now() >= end)
            return problems;
        if (pending === files)
            info(`${notYet}: ${problems[0]}. Checking again for up to ${timeoutMs / 1000} s.`);
        pending = wrong.map(({ file }) => file);
        await (0,promises_.setTimeout)(pauseMs, undefined, { signal });
    }
}
/** Gets one file as a visitor, with the start of its text. The status is 0 if no complete answer came. */
async function visitFile(link, { path }, signal) {
    const url = new URL(`https://${link}/${path === 'index.html' ? '' : (0,text_address/* encodedPath */.yT)(path)}`);
    const digest = (0,external_node_crypto_.createHash)('sha256');
    const start = [];
    let freeBytes = 2 ** 20;
    const take = (chunk) => {
        digest.update(chunk);
        if (freeBytes > 0)
            start.push(chunk);
        freeBytes -= chunk.length;
    };
    const visited = await (0,exchange/* visit */.Y)(url, signal, take).catch((error) => {
        return { status: 0, problem: `can't be fetched (${(0,printable/* excerpt */.Kb)((0,errors/* messageOf */.bD)(error).replace(/\.$/u, ''))})` };
    });
    return { ...visited, digest: digest.digest('hex'), text: Buffer.concat(start).toString() };
}
/** Asks for two files without the password (design 6.7) until both are closed. Returns why they are open, in sentences. */
async function verifyProtection(link, files, options) {
    const root = files.filter(({ path }) => path === 'index.html');
    const others = (0,site_site/* bySize */.R6)(files).filter(({ path }) => path !== 'index.html');
    // Services may protect pages alone.
    const sample = [...root, others.find(({ path }) => !(0,private_files/* isHtml */._6)(path)) ?? others[0] ?? []].flat();
    const problems = await repeatCheck('No password is asked for yet', link, sample, options, whyOpen);
    if (problems.length === 0)
        return undefined;
    const served = problems.find((each) => each.endsWith('is served'));
    return `https://${link}/ ${served ? 'is' : 'may be'} open to everybody. After ${options.timeoutMs / 1000} s no password is asked for: ${served ?? problems[0]}.`;
}
/** A file without a complete answer, or that has changed since it was sent, counts as open. */
const whyOpen = async (file, { status, problem, text }) => {
    if (status === 401 || status === 403)
        return undefined;
    if (status !== 200)
        return problem;
    const title = (await titleOf(text)).toLowerCase();
    const sent = (0,private_files/* isHtml */._6)(file.path) ? await sentTitle(file).catch(() => title) : undefined;
    return hasPasswordField(text) && sent?.toLowerCase() !== title ? undefined : 'is served';
};
/** The title that a browser shows, if it is in the first MiB. Empty if there is none. */
async function titleOf(html) {
    const { Parser } = await Promise.all(/* import() */[__webpack_require__.e(712), __webpack_require__.e(34)]).then(__webpack_require__.bind(__webpack_require__, 6034));
    let title = '';
    const open = [];
    const isTitle = () => open.at(-1) === 'title' && !open.includes('svg') && !open.includes('template');
    const parser = new Parser({
        onopentagname(name) {
            // The parser's time grows with the square of the open elements.
            if (open.push(name) > 500)
                parser.pause();
        },
        ontext(text) {
            if (isTitle())
                title += text;
        },
        onclosetag() {
            if (isTitle())
                parser.pause();
            open.pop();
        },
    });
    parser.end(html.slice(0, 2 ** 20));
    return title.replace(/[\t\n\f\r ]+/gu, ' ').trim();
}
function hasPasswordField(text) {
    // A script or a picture may have some HTML in it.
    const isPage = /^[\s\u{feff}]*<(?:!doctype html|html|head|body|meta|title)\b/iu.test(text);
    return isPage && /<input\b[^<>]*(?:passw|passcode|passphrase)/iu.test(text);
}

// EXTERNAL MODULE: ./build/history.js
var build_history = __webpack_require__(7799);
// EXTERNAL MODULE: ./build/hosting/answers.js
var answers = __webpack_require__(3237);
// EXTERNAL MODULE: ./build/remove/remove-preview.js
var remove_preview = __webpack_require__(8539);
// EXTERNAL MODULE: ./build/remove/take-back.js
var take_back = __webpack_require__(345);
// EXTERNAL MODULE: ./build/http/attempts.js
var attempts = __webpack_require__(3996);
// EXTERNAL MODULE: ./build/report/summary.js
var summary = __webpack_require__(4306);
// EXTERNAL MODULE: ./build/remove/sweep.js
var sweep = __webpack_require__(9736);
;// CONCATENATED MODULE: ./build/remove/make-room.js









/** Deletes the pull request's preview whose last deploy is the oldest, open or not. */
const replaceOldest = async (holding, services) => {
    const { target, inputs } = services;
    if (!(0,build_subject/* isPreview */.b)(target) || inputs.whenFull !== 'replace-oldest')
        return [];
    const [oldest] = holding
        .filter(({ subject }) => subject.kind === 'pull-request')
        .toSorted((a, b) => (a.record[0]?.createdAt ?? 0) - (b.record[0]?.createdAt ?? 0));
    if (oldest === undefined)
        return [];
    const reason = `The account was full, so this preview was deleted to make room for ${(0,build_subject/* describe */.q)(target.subject)}. The next push makes a new one.`;
    return [await (0,remove_preview/* removeOtherPreview */.tN)(oldest, services, reason)];
};
const waysToMakeRoom = [sweep/* sweepPreviews */.G, replaceOldest];
/** Makes room in a full account (design 6.6). The ways that were not needed are for an account that is full again. */
async function makeRoom(refusal, account, ways, services) {
    const { hosting, deployments, target, inputs, signal } = services;
    log/* log */.Rm.info(`${refusal.message} Looking for previews that can be deleted.`);
    const environment = (0,build_subject/* isPreview */.b)(target) ? target.environment : 'preview';
    const previews = (await (0,log/* bestEffort */.z$)('look for previews', () => deployments.previews(environment))) ?? [];
    const isListed = (0,hosting_account/* listedIn */.tl)(account);
    const holding = previews.filter(({ subject, record, owners }) => {
        const isHeld = (link) => isListed(link) && !owners.has(link);
        return (0,deployment/* taskOf */.Xb)(subject) !== (0,deployment/* taskOf */.Xb)(target.subject) && (0,deployment/* linksOf */.hP)(record).some(isHeld);
    });
    for (const [index, way] of holding.length > 0 ? ways.entries() : []) {
        const tried = await way(holding, services);
        signal.throwIfAborted();
        for (const each of tried)
            if (each.error !== undefined)
                log/* log */.Rm.warning((0,summary/* sweptLine */.E)(each));
        const freed = tried.flatMap(({ deleted }) => deleted);
        if (freed.length === 0)
            continue;
        log/* log */.Rm.notice(`The account was full. These previews were deleted to make room: ${(0,printable/* firstOf */.Ku)(freed, 10)}.`);
        return { kind: 'room', account: await hosting.account(), waysLeft: ways.slice(index + 1) };
    }
    if (!(0,build_subject/* isPreview */.b)(target) || inputs.whenFull !== 'skip')
        throw fullAccount(refusal, holding, account, services);
    const reason = `The account is full, so ${(0,build_subject/* describe */.q)(target.subject)} has no preview of this commit. Close a pull request that has one, or delete a link in the hosting account, and run the job again.`;
    return { kind: 'skipped', target, reason, isFull: true };
}
/** Lists this repository's previews. Other links of the account are only counted, because logs are public. */
function fullAccount(refusal, holding, account, services) {
    const { target, inputs } = services;
    const isListed = (0,hosting_account/* listedIn */.tl)(account);
    const listed = ({ record }) => (0,deployment/* linksOf */.hP)(record).filter(isListed);
    const others = account.links.length - holding.flatMap(listed).length;
    const named = holding.map((each) => {
        const age = (0,printable/* formatAge */.nV)(Math.max(0, Date.now() - (each.record.at(-1)?.createdAt ?? 0)));
        return `${(0,printable/* excerpt */.Kb)(listed(each)[0] ?? '', 100)} (${(0,build_subject/* describe */.q)(each.subject)}, ${age} old)`;
    });
    const some = `These previews of this repository hold links: ${(0,printable/* firstOf */.Ku)(named, 20)}. The account has ${(0,printable/* count */.U9)(others, 'other link')}.`;
    const none = `The account has ${(0,printable/* count */.U9)(others, 'link')}. None is known to be of a preview that may be deleted.`;
    const mayReplace = (0,build_subject/* isPreview */.b)(target) && inputs.whenFull === 'fail';
    const canReplace = mayReplace && holding.some(({ subject }) => subject.kind === 'pull-request');
    const hint = `${canReplace ? 'Write "when-full: replace-oldest", or close pull requests. ' : ''}${refusal.hint?.text}`;
    return new errors/* ActionError */.lZ(`${refusal.message} ${holding.length > 0 ? some : none}`, { hint, cause: refusal });
}

// EXTERNAL MODULE: ./build/deploy/lost-answer.js
var lost_answer = __webpack_require__(9724);
;// CONCATENATED MODULE: ./build/deploy/send.js







/** The first row that applies counts. An update without an answer has been repeated by `hosting.upload`. */
function endOf(result, { isNew, account }, isCancelled) {
    if (result.kind === 'answered')
        return result;
    const { error, mayHaveHappened } = result;
    const { isFull, mayBeLost } = (0,answers/* meaningOf */.Pr)(error);
    if (isCancelled)
        return { kind: 'failed', error };
    if (isNew && isFull && account && error instanceof errors/* ServiceError */._7)
        return { kind: 'full', error, account };
    // A lost link may look like a full account.
    if (!isNew && mayBeLost)
        return { kind: 'lost', error };
    if (isNew && mayHaveHappened)
        return { kind: 'perhaps made', error };
    return { kind: 'failed', error };
}
/** Uploads a site, and recovers from a full account, a lost link or a lost answer (design 4.3). */
async function send(upload, destination, services) {
    const { hosting, history, signal, target, password } = services;
    const waitForRetry = (0,attempts/* attempts */.r2)(signal);
    let place = destination;
    let ways = waysToMakeRoom;
    for (;;) {
        const { link, isNew } = place;
        history.push({ kind: 'sending', link, isNew });
        const result = await hosting.upload(upload.parts, { link, isNew, password, site: upload.site.files });
        if (result.kind === 'failed' && !result.mayHaveHappened)
            history.push({ kind: 'refused' });
        const end = endOf(result, place, signal.aborted);
        if (end.kind === 'answered')
            return await sentTo(place, end.answer, services);
        if (end.kind === 'failed')
            throw end.error;
        if (end.kind === 'full') {
            // Delete previews that nobody needs, and create the link once more.
            const room = await makeRoom(end.error, end.account, ways, services);
            if (room.kind === 'skipped')
                return room;
            place = { ...place, account: room.account };
            ways = room.waysLeft;
        }
        else if (end.kind === 'lost') {
            // It is made again under its `domain`. A preview without one gets a new link.
            const account = await (0,lost_answer/* confirmLostLink */.Rq)(end.error, link ?? '', services);
            place = { link: target.domain, isNew: true, account };
        }
        else {
            const account = await hosting.account().catch(() => undefined);
            if (!account || link === undefined)
                throw (0,lost_answer/* perhapsMade */.$W)(place, end.error, account);
            // If it is listed now, it is this run's, and may lack files.
            if ((0,hosting_account/* lists */.k8)(account, link))
                return await uploadAgain(upload, link, services);
            history.push({ kind: 'absent', link });
            if (!(await waitForRetry((0,errors/* shownText */.f$)(end.error).message)))
                throw end.error;
            place = { ...place, account };
        }
    }
}
/** Notes the answer, and checks its link. @throws {ActionError} if this run must not use it */
async function sentTo(place, answer, services) {
    const { target, history, hosting } = services;
    const { link, problem } = (0,lost_answer/* checkedLink */.Q)(place, answer.link, target);
    // With an `UnkeptError` the site is there for certain, at a link that was not asked for.
    const isCertain = problem === undefined || problem instanceof take_back.UnkeptError;
    history.push({ kind: 'answered', link, isCertain });
    if (link === undefined) {
        const accountAfter = await hosting.account().catch(() => undefined);
        throw (0,lost_answer/* perhapsMade */.$W)({ ...place, link: undefined }, problem, accountAfter);
    }
    if (problem !== undefined)
        throw problem;
    return { ...answer, kind: 'sent', link, isMade: place.isNew };
}
/** Uploads the site again to a link that this run made, because no answer came. In the history it stays a new one. */
async function uploadAgain(upload, link, services) {
    const { hosting, password } = services;
    const place = { link, isNew: false, account: undefined };
    const result = await hosting.upload(upload.parts, { link, isNew: false, password, site: upload.site.files });
    try {
        if (result.kind === 'failed')
            throw result.error;
        return { ...(await sentTo(place, result.answer, services)), isMade: true };
    }
    catch (cause) {
        const { message, hint } = (0,errors/* shownText */.f$)(cause);
        throw new take_back.UnkeptError(link, `${message} ${link} exists now, perhaps without the whole site.`, { hint, cause });
    }
}

// EXTERNAL MODULE: ./build/github/pull-requests.js
var pull_requests = __webpack_require__(9407);
// EXTERNAL MODULE: ./build/services.js + 4 modules
var build_services = __webpack_require__(9902);
;// CONCATENATED MODULE: ./build/deploy/snapshot.js







/** Reads what decides where a deploy goes (design 4.1). @param ready not earlier is the hosting service asked */
async function takeSnapshot(services, ready) {
    const { deployments, github, target, history } = services;
    const { subject } = target;
    const readRecord = deployments.recordOf(target);
    const readLink = readRecord.then((record) => {
        const previous = record.find(({ link }) => link !== '');
        if (previous)
            history.push({ kind: 'found', deployment: previous });
        return linkFor(target, record);
    });
    // `readRecord` has the same error.
    readLink.catch(() => { });
    /** With no link to look for, at its newest deployment, or, for a preview, at 1,000 deployments. */
    const isEnough = async (found) => {
        const link = await readLink;
        return link === undefined || found.some((each) => each.link === link) || ((0,build_subject/* isPreview */.b)(target) && found.length >= 1000);
    };
    const [record, liveSites, claim, isBranchThere] = await Promise.all([
        readRecord,
        (0,build_subject/* isPreview */.b)(target) || !github ? [] : deployments.ofSubject(subject, isEnough),
        // Behind the record, even if collecting fails before it: a failure shows the previous deploy.
        readRecord.then((found) => Promise.resolve(ready).then(() => readClaim(found, isEnough, services))),
        subject.kind === 'branch' && github ? (0,pull_requests/* branchExists */.TV)(github, subject.branch).catch(() => undefined) : undefined,
    ]);
    // For a preview, `claim` has the live sites.
    return { record, liveSites, ...claim, isBranchThere };
}
/** What a claim or a new link needs: the account, and sites that may have the link. Empty for a link of the record. */
async function readClaim(record, isEnough, services) {
    const { hosting, deployments, github, target } = services;
    const link = linkFor(target, record);
    // Without a token nothing is owned.
    if (link !== undefined && (!github || (0,deployment/* linksOf */.hP)(record).includes(link)))
        return {};
    const isClaimOfPreview = (0,build_subject/* isPreview */.b)(target) && link !== undefined;
    const [account, others, liveSites] = await Promise.all([
        hosting.account(),
        link === undefined ? [] : deployments.newest(),
        isClaimOfPreview ? deployments.ofSubject({ kind: 'live-site' }, isEnough) : [],
        (0,build_services/* requireMayCreate */.t)(services),
    ]);
    const subject = (0,deployment/* subjectOf */.et)(others.find((each) => each.link === link && each.task !== deployment/* liveSiteTask */.t4)?.task ?? '');
    const state = github && subject && (await (0,log/* bestEffort */.z$)(`read ${(0,build_subject/* describe */.q)(subject)}`, () => (0,pull_requests.stateOf)(subject, github)));
    const claimed = { account, others, isOwnerGone: state?.isNeeded === false };
    return isClaimOfPreview ? { ...claimed, liveSites } : claimed;
}
/** Reads record, pull request and branch once more (design 4.6 and 4.7). `owners` is for a preview that must go. */
async function lookAgain(first, deployment, services) {
    const { deployments, github, target, history, deployer } = services;
    const { subject, sha } = target;
    // Only a branch that was there can have been deleted.
    const mayBeClosed = subject.kind === 'pull-request' || first.isBranchThere;
    const [listed, state] = await Promise.all([
        github && (0,log/* bestEffort */.z$)('look whether another job deploys here', () => deployments.recordOf(target)),
        github && mayBeClosed ? (0,log/* bestEffort */.z$)(`read ${(0,build_subject/* describe */.q)(subject)}`, () => (0,pull_requests.stateOf)(subject, github)) : undefined,
    ]);
    const secondJob = listed && secondJobOf(deployer, listed);
    if (secondJob) {
        history.push({ kind: 'doubted' });
        throw (0,refusals/* twoJobs */.nL)(secondJob);
    }
    // GitHub's list may be older than this run's deployment.
    const others = listed?.filter(({ id }) => id !== deployment?.id) ?? [];
    const record = deployment ? [deployment, ...others] : others;
    // Without the record it is not known what to delete.
    const isClosed = state?.isNeeded === false && listed !== undefined;
    const isOutdated = state?.headSha !== undefined && sha !== '' && state.headSha !== sha;
    const newerRun = isOutdated ? undefined : (0,refusals/* replacesNewer */.JS)(deployer, record, sha);
    // The first look may have warned of this already.
    if (newerRun && !log/* log */.Rm.warnings.some(({ text }) => text === newerRun))
        log/* log */.Rm.remark(newerRun);
    const staying = 'list live sites, so this preview stays until the next sweep';
    const owners = isClosed ? await (0,log/* bestEffort */.z$)(staying, () => deployments.ownersSince(record)) : undefined;
    return { record, owners, isOutdated };
}

;// CONCATENATED MODULE: ./build/deploy/publish.js












/** Sends a site, records it, checks its address, and looks again (design 4.3 to 4.6). */
async function publish(upload, snapshot, destination, services) {
    const { history, target, signal, password } = services;
    const { site, form, differences } = upload;
    const sent = await send(upload, { ...destination, account: snapshot.account }, services);
    if (sent.kind === 'skipped')
        return sent;
    const warning = (0,answers/* statusWarning */.hU)(sent.status);
    if (warning)
        log/* log */.Rm.remark(warning);
    // `create` goes on after a cancel, so that no unknown site stays.
    const deployment = await createDeployment(sent, services);
    signal.throwIfAborted();
    const checked = await check(sent, site.files, services);
    const { record, owners, isOutdated } = await lookAgain(snapshot, deployment, services);
    if (owners) {
        const who = (0,build_subject/* describe */.q)(target.subject);
        log/* log */.Rm.notice(`${who} was closed or deleted during this deploy, so its preview is deleted at once.`);
        return await (0,remove_preview/* removeOwnPreview */.Lv)({ record, owners }, services);
    }
    adviseOnDomain(sent.link, snapshot.record.length === 0, services);
    const { deleted } = (0,build_history/* progressAfter */.k)(history);
    const readers = password === undefined ? 'public' : 'password';
    const access = (0,build_subject/* isPreview */.b)(target) ? readers : '';
    const facts = { kind: 'deployed', target, site, form, access, checked, deleted };
    return { ...sent, ...facts, isOutdated, differences: await differences };
}
/** Records the link. If that fails, a new preview is deleted again, because no later run would find it. */
async function createDeployment({ link, isMade }, services) {
    const { deployments, target, history } = services;
    try {
        const deployment = await deployments.create(target, target.sha, link, isMade);
        if (deployment)
            history.push({ kind: 'recorded', deployment });
        return deployment;
    }
    catch (cause) {
        const { message, hint: advice } = (0,errors/* shownText */.f$)(cause);
        const why = `${message} ${advice?.text ?? ''}`;
        const nextTime = (0,build_subject/* isPreview */.b)(target) ? '' : `Write "domain: ${link}" to deploy there again. `;
        const hint = { text: `${nextTime}${why}`, blocks: advice?.blocks };
        if (isMade)
            throw new take_back.UnkeptError(link, `GitHub did not record the new address ${link}.`, { hint, cause });
        log/* log */.Rm.warning(`The deploy to ${link} is done, but GitHub did not record it. ${why}`, advice?.blocks);
        return undefined;
    }
}
/** Visits a link: it must ask for the password, or serve what was sent. @returns what `verify` compared */
async function check(sent, site, services) {
    const { inputs, signal, history, password } = services;
    const options = { signal, info: log/* log */.Rm.info, timeoutMs: inputs.verifyTimeoutMs };
    if (password !== undefined) {
        if (inputs.verify)
            log/* log */.Rm.info('"verify" can not look behind the password. It is only checked that the site asks for it.');
        const why = await verifyProtection(sent.link, site, options);
        if (why !== undefined)
            throw openLink(why, sent, services.github !== undefined);
        log/* log */.Rm.info(`https://${sent.link}/ asks for the password.`);
    }
    if (password !== undefined || !inputs.verify)
        return undefined;
    const compared = await verify(sent.link, site, options);
    if (typeof compared !== 'string') {
        history.push({ kind: 'doubted' });
        throw compared;
    }
    log/* log */.Rm.info(`${compared}.`);
    return compared;
}
/** The error for a preview that everybody can read. A link that this run made is deleted for it. */
function openLink(why, { link, isMade }, hasToken) {
    const hint = 'The service may not know passwords. Then write "preview-password: none", and everybody with the address can read previews.';
    if (isMade)
        return new take_back.UnkeptError(link, why, { hint });
    // Without a token, the account is not asked for a named link before the upload.
    const stays = `The site ${hasToken ? 'existed' : 'may have existed'} before this run, so it was not deleted. If it must not be public, delete it in the hosting account.`;
    return new errors/* ActionError */.lZ(`${why} ${stays}`, { hint });
}
/** Suggests writing the address into the workflow file, because the record is lost if somebody deletes the deployments. */
function adviseOnDomain(link, isFirst, services) {
    const { target, github, context, inputs } = services;
    if (target.domain !== undefined)
        return;
    const forgotten = `Without github-token the address ${link} is not remembered: the next run makes another one, and closing a pull request deletes none. Leave "github-token" out, so that it is the job's own token.`;
    if (!github)
        log/* log */.Rm.warning(forgotten);
    // The jobs of a matrix share one `domain` line. Without a matrix the input is null on GitHub, and {} under act.
    const isOneOfSeveral = !['', 'null', '{}'].includes(inputs.matrix);
    if (!github || (0,build_subject/* isPreview */.b)(target) || !isFirst)
        return;
    const text = `The site has an address of its own now: ${link}.`;
    const line = (0,refusals/* domainLine */.ry)(link, context.event, context.ref.startsWith('refs/tags/'));
    if (isOneOfSeveral)
        log/* log */.Rm.notice(text);
    else if (line === undefined)
        log/* log */.Rm.notice(`${text} To pin it, write it as "domain" for the live site's runs alone.`);
    else
        log/* log */.Rm.notice((0,log/* inPlainText */.NA)({ text: `${text} To pin it, add one line.`, blocks: (0,place/* belowInputs */.$S)(line) }));
}

;// CONCATENATED MODULE: ./build/deploy/deploy.js
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














/** Publishes a site: to its `domain`, otherwise to the address it had last, otherwise to a new one. */
async function deploy(directory, services) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { inputs, context, hosting, target, signal } = services;
        const collecting = collect(directory, services);
        const reading = takeSnapshot(services, collecting);
        // Wait for both, even if one fails: a failure shows the previous deploy, which `takeSnapshot` adds to the history.
        await Promise.allSettled([collecting, reading]);
        const [built, snapshot] = await Promise.all([collecting, reading]);
        const destination = destinationOf(services.deployer, snapshot);
        for (const text of destination.notices)
            log/* log */.Rm.remark(text);
        if (inputs.dryRun || snapshot.record.length === 0)
            reportSettings(built);
        const robots = inputs.noindex && (0,build_subject/* isPreview */.b)(target) ? [site_site/* robotsFile */.WH] : [];
        const isThere = built.files.some(({ path }) => path === site_site/* robotsFile */.WH.path);
        if (robots.length > 0)
            log/* log */.Rm.info(`${isThere ? 'Replaced in' : 'Added to'} the site: ${site_site/* robotsFile */.WH.path} (noindex).`);
        const withRobots = (0,site_site/* withAdded */.l8)(built, robots);
        const changed = __addDisposableResource(env_1, await whatChangedIn(built, withRobots, destination.link, services), false);
        const site = (0,site_site/* withAdded */.l8)(withRobots, changed?.files ?? []);
        const form = formFor(inputs.uploadAs, site.files, hosting.dialect);
        if (inputs.dryRun)
            return await (0,dry_run/* dryRun */.P)(form, site, snapshot.account, destination, services);
        const archive = __addDisposableResource(env_1, form === 'zip' ? await (0,pack/* pack */.q)(site.files, context.temp, signal) : undefined, false);
        const who = (0,build_subject/* isPreview */.b)(target) ? (0,build_subject/* describe */.q)(target.subject) : `the environment ${target.environment}`;
        const what = archive ? `one archive of ${(0,printable/* formatBytes */.z3)(archive.file.size)}` : (0,printable/* count */.U9)(site.files.length, 'single file');
        log/* log */.Rm.info(`Deploying ${who} to ${destination.link ?? 'a new address'}.`);
        log/* log */.Rm.info(`Sending ${what}.`);
        const upload = { parts: archive ? [archive.file] : site.files, site, form, differences: changed?.differences };
        return await publish(upload, snapshot, destination, services);
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        __disposeResources(env_1);
    }
}
/** @throws {SiteError} if a file must not be published */
async function collect(directory, services) {
    const { inputs, context, signal, target } = services;
    // Collecting is synchronous, so let the first requests go out first.
    await (0,promises_.setImmediate)();
    const exclude = await exclude_patterns/* Exclude */.n.parse(inputs.exclude);
    const options = { ...inputs, exclude, isLiveSite: !(0,build_subject/* isPreview */.b)(target), domain: target.domain, signal };
    const site = await collectSite(directory, context.workspace, options);
    reportSite(site);
    return site;
}
/** A live site gets a list of its pages, in a dry run, too. A preview is compared with that list while it is sent. */
async function whatChangedIn(built, toSend, host, services) {
    const { inputs, context, target, deployments, password, signal } = services;
    const { compareWith: environment } = inputs;
    const isLive = !(0,build_subject/* isPreview */.b)(target);
    const isWanted = isLive ? environment?.toLowerCase() === target.environment.toLowerCase() : !inputs.dryRun;
    const screenshots = isWanted && !isLive ? screenshotsFor(services) : 0;
    if (!isWanted || (environment === undefined && screenshots === 0))
        return undefined;
    const { whatChanged } = await Promise.all(/* import() */[__webpack_require__.e(712), __webpack_require__.e(581)]).then(__webpack_require__.bind(__webpack_require__, 581));
    const live = async () => {
        const record = await deployments.recordOf({ environment: environment ?? '', subject: { kind: 'live-site' } });
        return record.filter(({ link }) => link !== '');
    };
    const sites = { built: built.files, sent: toSend.files, host, live, commits: [target.sha, context.sha] };
    const pictures = { screenshots, screenshotPaths: inputs.screenshotPaths, hasPassword: password !== undefined };
    const { run, temp } = context;
    return await whatChanged({ ...sites, ...pictures, environment, isLive, run, temp, signal, log: log/* log */.Rm });
}
/** 0 if a browser must not run the site's scripts here, or if a password would hide the pictures. */
function screenshotsFor({ inputs, context, password }) {
    const { pullRequest, workflowRun } = context;
    const isOfFork = [pullRequest, workflowRun].some((head) => head && (0,plan_context/* isForeign */.jq)(head, context));
    const ofPassword = password === undefined ? '' : 'the password keeps GitHub from showing them';
    const ofFork = "the pull request's code may be of another repository, and its scripts would run on this runner";
    const obstacle = ofPassword || (isOfFork ? ofFork : '');
    if (inputs.screenshots === 0 || obstacle === '')
        return inputs.screenshots;
    log/* log */.Rm.notice(`There are no screenshots: ${obstacle}.`);
    return 0;
}
/** A site without folders needs no archive. */
function formFor(uploadAs, files, dialect) {
    if (uploadAs !== 'auto')
        return uploadAs;
    return files.some(({ path }) => path.includes('/')) ? dialect.folders : 'files';
}


/***/ }),

/***/ 9094:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ dryRun),
/* harmony export */   readWorkflow: () => (/* binding */ readWorkflow)
/* harmony export */ });
/* harmony import */ var _archive_pack_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4585);
/* harmony import */ var _github_answers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2912);
/* harmony import */ var _github_comments_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7893);
/* harmony import */ var _hosting_account_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8713);
/* harmony import */ var _log_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5357);
/* harmony import */ var _plan_context_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5212);
/* harmony import */ var _services_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9902);
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7736);
/* harmony import */ var _variables_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(2090);
/* harmony import */ var _lost_answer_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9724);










/** Lists what the deploy would do. Writes nothing. @throws {ActionError} if the deploy would fail */
async function dryRun(form, site, accountIfRead, destination, services) {
    const { hosting, github, target, signal } = services;
    if (form === 'zip')
        (0,_archive_pack_js__WEBPACK_IMPORTED_MODULE_0__/* .requirePackable */ .n)(site.files);
    const [account] = await Promise.all([
        accountIfRead ?? hosting.account(),
        warnOfComment(services),
        (0,_services_js__WEBPACK_IMPORTED_MODULE_5__/* .requireMayCreate */ .t)(services),
    ]);
    if (!github)
        _log_js__WEBPACK_IMPORTED_MODULE_3__/* .log */ .Rm.warning('Nothing is remembered, because "github-token" is empty.');
    const to = whereTo(destination, account, services);
    // Last, because `run` adds it to an error.
    const { markdown: workflow, startedBy } = await readWorkflow(signal);
    const end = { push: ', and push', 'default branch': ', and merge that', other: '' }[startedBy];
    const first = _log_js__WEBPACK_IMPORTED_MODULE_3__/* .log */ .Rm.warnings.some(({ isNotice }) => !isNotice) ? 'Correct the warnings. ' : '';
    const size = `${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_6__/* .count */ .U9)(site.files.length, 'file')}, ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_6__/* .formatBytes */ .z3)(site.bytes)}`;
    const leftOut = [...site.omitted].map(([why, all]) => `${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_6__/* .formatNumber */ .ZV)(all.length)} (${why}): ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_6__/* .firstOf */ .Ku)(all, 5)}`);
    const next = `${first}Delete "dry-run: true"${end}.`;
    const findings = {
        To: to,
        Key: 'accepted',
        'Would send': `${size}, as ${form === 'zip' ? 'one archive' : 'single files'}`,
        ...(leftOut.length > 0 && { 'Left out': (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_6__/* .printable */ .g$)(leftOut.join('; ')) }),
    };
    const used = (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_6__/* .formatQuota */ .eN)(account.quota) || 'not reported';
    _log_js__WEBPACK_IMPORTED_MODULE_3__/* .log */ .Rm.info(`Account: ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_6__/* .count */ .U9)(account.links.length, 'link')} in use; quota used: ${used}.`);
    _log_js__WEBPACK_IMPORTED_MODULE_3__/* .log */ .Rm.info(`Next: ${next}`);
    for (const [name, text] of Object.entries(findings))
        _log_js__WEBPACK_IMPORTED_MODULE_3__/* .log */ .Rm.info(`${name}: ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_6__/* .sentence */ .em)(text)}`);
    const reason = 'This is a dry run: nothing was changed.';
    return { kind: 'skipped', target, reason, quota: account.quota, next, findings, workflow };
}
function whereTo({ link, isClaim }, account, services) {
    if (link === undefined)
        return 'a new address';
    if ((0,_hosting_account_js__WEBPACK_IMPORTED_MODULE_8__/* .lists */ .k8)(account, link))
        return `${link}, which is replaced`;
    if (isClaim) {
        if ((0,_hosting_account_js__WEBPACK_IMPORTED_MODULE_8__/* .isOfKnownDomain */ .Pq)(account, link))
            return `${link}, which the account does not have: it would be made`;
        _log_js__WEBPACK_IMPORTED_MODULE_3__/* .log */ .Rm.warning(`${link} must be attached to the account first: none of its addresses ends like this.`);
        return `${link}, once it is attached to the account`;
    }
    (0,_lost_answer_js__WEBPACK_IMPORTED_MODULE_7__/* .requireReplaceable */ .um)(link, services);
    _log_js__WEBPACK_IMPORTED_MODULE_3__/* .log */ .Rm.warning(`The account does not have ${link} any more. Is this the key of another account?`);
    return `${link}, which the account does not have any more`;
}
/** An empty comment gets 422 if the token may write, and 403 if not. */
async function warnOfComment({ github, target: { subject }, inputs }) {
    if (!github || !inputs.comment || subject.kind !== 'pull-request')
        return;
    const may = await (0,_log_js__WEBPACK_IMPORTED_MODULE_3__/* .bestEffort */ .z$)('ask about comments', () => (0,_github_comments_js__WEBPACK_IMPORTED_MODULE_2__/* .mayComment */ .zm)(github, subject.number));
    if (may === false)
        _log_js__WEBPACK_IMPORTED_MODULE_3__/* .log */ .Rm.warning(`Comment: the token may not write it. ${_github_answers_js__WEBPACK_IMPORTED_MODULE_1__/* .addPermissions */ .CI}`, _github_answers_js__WEBPACK_IMPORTED_MODULE_1__/* .permissionBlocks */ ._4);
}
/** Logs what the workflow file does, and warns of the mistakes in it: nobody is asked. */
async function readWorkflow(signal) {
    const { checkWorkflow } = await Promise.all(/* import() */[__webpack_require__.e(513), __webpack_require__.e(214)]).then(__webpack_require__.bind(__webpack_require__, 214));
    let context = {};
    try {
        context = (0,_plan_context_js__WEBPACK_IMPORTED_MODULE_4__/* .readContext */ .yI)();
    }
    catch {
        // An event that can't be read is an error elsewhere.
    }
    const { workspace = (0,_variables_js__WEBPACK_IMPORTED_MODULE_9__/* .runnerVariables */ .Gg)()['GITHUB_WORKSPACE'] ?? '', defaultBranch } = context;
    const { text, findings, ...check } = await checkWorkflow((0,_variables_js__WEBPACK_IMPORTED_MODULE_9__/* .runnerVariables */ .Gg)(), workspace, defaultBranch, signal);
    _log_js__WEBPACK_IMPORTED_MODULE_3__/* .log */ .Rm.info(text);
    for (const { text: told, isNotice } of findings)
        isNotice ? _log_js__WEBPACK_IMPORTED_MODULE_3__/* .log */ .Rm.note(told) : _log_js__WEBPACK_IMPORTED_MODULE_3__/* .log */ .Rm.warning(told);
    return check;
}


/***/ }),

/***/ 9724:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $W: () => (/* binding */ perhapsMade),
/* harmony export */   Q: () => (/* binding */ checkedLink),
/* harmony export */   Rq: () => (/* binding */ confirmLostLink),
/* harmony export */   um: () => (/* binding */ requireReplaceable)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1828);
/* harmony import */ var _hosting_account_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8713);
/* harmony import */ var _log_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5357);
/* harmony import */ var _ownership_refusals_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6216);
/* harmony import */ var _remove_take_back_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(345);
/* harmony import */ var _services_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9902);
/* harmony import */ var _subject_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2991);
/* harmony import */ var _text_address_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8635);
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7736);









/** Whether the link that the service answered may be used. */
function checkedLink({ link: asked, isNew, account }, answered, target) {
    // Some services answer with only the first label.
    if (asked !== undefined && (0,_text_address_js__WEBPACK_IMPORTED_MODULE_6__/* .isSameLink */ .dF)(answered, asked))
        return { link: asked };
    const name = answered.includes('.') ? answered : undefined;
    const hint = `Look at https://${answered}, and deploy the site again that was there.`;
    if (!isNew && asked !== undefined) {
        const what = `The site was sent for ${asked}, but the service answered that it is at ${answered}.`;
        const problem = new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ(`${what} What was there may be overwritten.`, { hint });
        if ((0,_subject_js__WEBPACK_IMPORTED_MODULE_5__/* .isPreview */ .b)(target))
            return { link: name ?? asked, problem };
        // A live site is not failed for another name that the service may know it by.
        _log_js__WEBPACK_IMPORTED_MODULE_1__/* .log */ .Rm.warning(`${what} Look at both.`);
        return { link: asked };
    }
    const noName = `The service answered with "${answered}", which is no whole name.`;
    if (name === undefined)
        return { link: undefined, problem: new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ(noName) };
    if (account && (0,_hosting_account_js__WEBPACK_IMPORTED_MODULE_8__/* .lists */ .k8)(account, name)) {
        const message = `A new address was asked for, and the service answered with ${name}, which was there before. What was there may be overwritten.`;
        const full = `${hint} Perhaps the account has no room for one more link.`;
        return { link: name, problem: new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ(message, { hint: full }) };
    }
    if (asked === undefined)
        return { link: name };
    const message = `The address ${asked} was asked for, and the service made ${name} instead.`;
    const leaveOut = 'Leave "domain" out: this service chooses the names itself.';
    return { link: name, problem: new _remove_take_back_js__WEBPACK_IMPORTED_MODULE_3__.UnkeptError(name, message, { hint: leaveOut }) };
}
/** The error for a link that may have been made. It shows only links that are new in the account. */
function perhapsMade({ link, account }, cause, accountAfter) {
    const known = new Set(account?.links.flat());
    const added = account && accountAfter?.links.filter((names) => !names.some((name) => known.has(name)));
    const shown = added?.map(([name = '']) => (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_7__/* .excerpt */ .Kb)(name, 100));
    const unread = 'What is new in the account could not be read.';
    const news = shown ? `New in the account since then: ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_7__/* .firstOf */ .Ku)(shown, 5) || 'nothing'}.` : unread;
    const message = `${(0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .shownText */ .f$)(cause).message} ${link ?? 'A new address'} may have been made. ${news}`;
    const hint = 'Look in the hosting account, and delete what is not needed. Then run the job again.';
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ(message, { hint, cause });
}
/** @returns the account, if it does not list the link @throws the refusal if it does, or if it can't be read */
async function confirmLostLink(refusal, link, services) {
    const { hosting, target, github } = services;
    const account = await hosting.account().catch(() => undefined);
    if (account === undefined || (0,_hosting_account_js__WEBPACK_IMPORTED_MODULE_8__/* .lists */ .k8)(account, link))
        throw refusal;
    requireReplaceable(link, services);
    await (0,_services_js__WEBPACK_IMPORTED_MODULE_4__/* .requireMayCreate */ .t)(services);
    const where = target.domain === undefined ? 'gets a new address' : 'is made there again';
    const what = `The account has no site at ${link} any more, so this one ${where}. Is this the key of another account?`;
    // Without a token, a first deploy to a `domain` comes here, too.
    if (github)
        _log_js__WEBPACK_IMPORTED_MODULE_1__/* .log */ .Rm.warning(what);
    return account;
}
/** Notes that a link is lost. @throws {RefusedError} for a live site without `domain`: visitors would look at nothing */
function requireReplaceable(link, { history, target }) {
    history.push({ kind: 'absent', link });
    if (target.domain === undefined && !(0,_subject_js__WEBPACK_IMPORTED_MODULE_5__/* .isPreview */ .b)(target))
        throw (0,_ownership_refusals_js__WEBPACK_IMPORTED_MODULE_2__/* .lostSite */ .mE)(link);
}


/***/ }),

/***/ 2912:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CI: () => (/* binding */ addPermissions),
/* harmony export */   _4: () => (/* binding */ permissionBlocks),
/* harmony export */   c3: () => (/* binding */ refusalIn),
/* harmony export */   isForbidden: () => (/* binding */ isForbidden),
/* harmony export */   recordRefused: () => (/* binding */ recordRefused),
/* harmony export */   y: () => (/* binding */ ifThere),
/* harmony export */   y_: () => (/* binding */ GitHubError)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1828);
/* harmony import */ var _http_attempts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3996);
/* harmony import */ var _text_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1245);
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7736);
/* harmony import */ var _variables_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2090);





/** GitHub Enterprise has a status of its own. */
function runAgain({ GITHUB_SERVER_URL: server = 'https://github.com' } = (0,_variables_js__WEBPACK_IMPORTED_MODULE_4__/* .runnerVariables */ .Gg)()) {
    const status = server === 'https://github.com' ? '; https://www.githubstatus.com shows whether GitHub has a problem' : '';
    return `Run the job again${status}.`;
}
const hints = {
    401: "The token is not valid, or no longer: a job's own is valid until the job ends, and for 24 hours at most. Run the job again. If github-token is written, give it a new one, or leave it out, so that it is the job's own.",
    403: 'Remove the cause that GitHub names, and run the job again.',
    429: 'GitHub allows the token no more requests for now. Run the job again later.',
};
const readOnly = 'This run is for a fork, and its token can only read. Another workflow can deploy previews for forks: https://github.com/static-deploy/static-deploy-action/blob/main/docs/recipes.md#forks';
/** What a job needs for all that the action does on GitHub. */
const permissionLines = `permissions:
  contents: read
  deployments: write
  pull-requests: write`;
const permissionBlocks = [{ place: 'In the job of this step, add:', lines: permissionLines }];
/** A job's own permissions take the place of the file's, so what these have must be written, too. */
const addPermissions = 'Add to the job what its permissions lack, beside what the job, or else the file, has.';
const addLines = { text: `${addPermissions} Then run it again.`, blocks: permissionBlocks };
/** How GitHub's message for a missing permission begins. */
const notAccessible = 'Resource not accessible by';
class GitHubError extends _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ {
    /** HTTP status. 429 for every rate limit, 0 for no answer of GitHub's, or one that breaks off or makes no sense. */
    status;
    /** Milliseconds. Undefined if a retry can't help. */
    retryAfter;
    /** Whether GitHub may have done what was asked. */
    mayHaveHappened;
    /** Whether the token may lack a permission that the job can have. */
    isForbidden;
    constructor(what, status, why, details = {}) {
        const { cause, hint = hints[status] ?? runAgain(), after = 0, isForbidden = false } = details;
        super(`Could not ${what} on GitHub: ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_3__/* .sentence */ .em)(why)}`, { hint, cause });
        this.status = status;
        this.isForbidden = isForbidden;
        this.mayHaveHappened = status === 0 || status >= 500;
        this.retryAfter = this.mayHaveHappened || [409, 429].includes(status) ? after : undefined;
    }
}
function isForbidden(error) {
    return error instanceof GitHubError && error.isForbidden;
}
/** For a run that may not use the record. @param mayDoWithout whether `github-token: ''` is a way out */
function recordRefused(what, cause, mayDoWithout = true) {
    const why = cause ? ` ${cause.message}` : '';
    const message = `the token may not use the repository's deployments, which remember the address of ${what}. Nothing was sent.${why}`;
    const without = ` Or write "github-token: ''". Then nothing is remembered: each deploy without "domain" makes a new address, and a teardown needs "domain".`;
    const text = `${addPermissions}${mayDoWithout ? without : ''}`;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz('github-token', message, { hint: { text, blocks: permissionBlocks }, cause });
}
async function ifThere(answer) {
    return await answer?.catch((error) => {
        if (error instanceof GitHubError && error.status === 404)
            return undefined;
        throw error;
    });
}
/** Undefined if the answer is of use. GraphQL refuses with 200 and a list of `errors`. `isOfFork`: no permission helps the run. */
function refusalIn(what, answer, isOfFork) {
    const { status, headers, text } = answer;
    const { date = '', 'x-ratelimit-reset': reset } = headers;
    const isUsedUp = headers['x-ratelimit-remaining'] === '0';
    // By GitHub's clock, which may not be the runner's.
    const untilReset = Number(reset) * 1000 - (Date.parse(date) || Date.now());
    const after = (0,_http_attempts_js__WEBPACK_IMPORTED_MODULE_1__/* .askedWait */ .Uy)(answer) || (isUsedUp && untilReset) || 0;
    if (/^[\s\ufeff]*</u.test(text)) {
        const why = `HTTP ${status}, with a page of HTML, which a proxy sent and not GitHub`;
        // A proxy's 404 does not mean that nothing is there.
        const hint = 'Run the job again. If it stays like that, look at the proxy between the runner and GitHub.';
        return new GitHubError(what, 0, why, { cause: `The answer: ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_3__/* .excerpt */ .Kb)(text)}`, hint, after });
    }
    if ([301, 307, 308].includes(status)) {
        const hint = 'Start a new run: this one keeps the old name, even if it is run again.';
        return new GitHubError(what, status, `HTTP ${status}, the repository was renamed or moved`, { hint });
    }
    const { message, errors } = (0,_text_json_js__WEBPACK_IMPORTED_MODULE_2__/* .fieldsOf */ .Pf)((0,_text_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .qF)(text)) ?? { message: text };
    const listed = status >= 300 || Array.isArray(errors) ? [errors ?? []].flat() : [];
    const reasons = listed.slice(0, 5).map((each) => (0,_text_json_js__WEBPACK_IMPORTED_MODULE_2__/* .textOf */ .b6)((0,_text_json_js__WEBPACK_IMPORTED_MODULE_2__.at)(each, 'message')) || (0,_text_json_js__WEBPACK_IMPORTED_MODULE_2__/* .jsonOf */ .o_)(each));
    if (status < 300 && reasons.length === 0)
        return undefined;
    // Each is masked alone: a message may hold the token.
    const shown = reasons.map((each) => (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_3__/* .excerpt */ .Kb)(each));
    const why = [(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_3__/* .excerpt */ .Kb)((0,_text_json_js__WEBPACK_IMPORTED_MODULE_2__/* .textOf */ .b6)(message), 500), shown.join('; ')].filter(Boolean).join(': ');
    const code = status < 300 ? 403 : status;
    // GitHub answers 404, too, to hide what a token may not read.
    const isOfPermission = code === 404 || (code === 403 && text.includes(notAccessible));
    const mayBeLimit = isUsedUp || headers['retry-after'] !== undefined || /rate.?limit|abuse detection/iu.test(text);
    const isLimit = code === 403 && !isOfPermission && mayBeLimit;
    const wayOut = isOfFork ? readOnly : addLines;
    const hint = isOfPermission ? wayOut : undefined;
    const details = { hint, after, isForbidden: isOfPermission && !isOfFork };
    return new GitHubError(what, isLimit ? 429 : code, `HTTP ${status}${why && `, ${why}`}`, details);
}


/***/ }),

/***/ 4940:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E5: () => (/* binding */ showing),
/* harmony export */   OO: () => (/* binding */ making),
/* harmony export */   Oo: () => (/* binding */ once),
/* harmony export */   gq: () => (/* binding */ GitHub)
/* harmony export */ });
/* unused harmony export resource */
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);
/* harmony import */ var _octokit_endpoint__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1527);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1828);
/* harmony import */ var _http_attempts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3996);
/* harmony import */ var _http_connect_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5506);
/* harmony import */ var _http_exchange_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7887);
/* harmony import */ var _text_json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1245);
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7736);
/* harmony import */ var _answers_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2912);









/** An answer, with its header `date`. Names are paths, such as `head.sha`. All but `text` throw {@link GitHubError}. */
function resource(what, data, date) {
    const fail = (why) => {
        throw new _answers_js__WEBPACK_IMPORTED_MODULE_7__/* .GitHubError */ .y_(what, 0, `the answer ${why}`, { cause: `The answer: ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_6__/* .excerpt */ .Kb)((0,node_util__WEBPACK_IMPORTED_MODULE_0__.inspect)(data))}` });
    };
    const text = (name) => (0,_text_json_js__WEBPACK_IMPORTED_MODULE_5__/* .textOf */ .b6)((0,_text_json_js__WEBPACK_IMPORTED_MODULE_5__.at)(data, name));
    const string = (name) => text(name) || fail(`has no ${name}`);
    const number = (name) => Number((0,_text_json_js__WEBPACK_IMPORTED_MODULE_5__.at)(data, name)) || fail(`has no ${name}`);
    return { data, date, fail, text, string, number };
}
const asking = { endsWithCancel: true, mayRepeat: () => true };
const showing = { endsWithCancel: false, mayRepeat: () => true };
const making = { endsWithCancel: false, mayRepeat: (status) => status === 429 };
const once = { endsWithCancel: false, mayRepeat: () => false };
const defaults = {
    what: 'a request',
    addressFrom: 'GITHUB_API_URL, which the runner sets',
    // A page has up to 100 comments.
    maxBytes: 32 * 1024 * 1024,
    cancelGraceMs: 0,
};
/** GitHub's API for one repository. `what` follows "Could not". @throws {GitHubError}, or the signal's reason */
class GitHub {
    /** The account of the token, once it was asked for. */
    viewer;
    /** Aborts 8 s after a cancel. The runner kills the process after 10 s. */
    killed;
    #options;
    #requestFor;
    constructor(options) {
        const { apiUrl: baseUrl, token, signal } = options;
        this.#options = options;
        const killed = new AbortController();
        this.killed = killed.signal;
        signal.addEventListener('abort', () => setTimeout(() => killed.abort(signal.reason), 8000).unref());
        const headers = { authorization: `token ${token}`, 'x-github-api-version': '2022-11-28', 'user-agent': _http_connect_js__WEBPACK_IMPORTED_MODULE_3__/* .userAgent */ .N1 };
        // Octokit would send requests by `fetch`, which takes 40 ms to load.
        this.#requestFor = _octokit_endpoint__WEBPACK_IMPORTED_MODULE_8__/* .endpoint */ .s.defaults({ baseUrl, headers });
    }
    async ask(what, route, parameters = {}, sending = asking) {
        const { text } = await this.#send(what, route, parameters, sending);
        return resource(what, (0,_text_json_js__WEBPACK_IMPORTED_MODULE_5__/* .parseJson */ .qF)(text));
    }
    /** Whether the token may write there. GitHub refuses an empty request, with 422 if the token may. */
    async may(what, route, parameters = {}) {
        const answer = await this.ask(what, route, { ...parameters, data: {} }).catch((error) => error);
        if (answer instanceof _answers_js__WEBPACK_IMPORTED_MODULE_7__/* .GitHubError */ .y_ && answer.status === 422)
            return true;
        if (answer instanceof Error && !(0,_answers_js__WEBPACK_IMPORTED_MODULE_7__.isForbidden)(answer))
            throw answer;
        return false;
    }
    /** A list ends at a page that came before, too. That page is yielded again. */
    async *pages(what, route, parameters = {}, sending = asking) {
        const known = new Set();
        for (let page = 1;; page += 1) {
            const paged = { per_page: 100, ...parameters, ...(page > 1 && { page }) };
            const { text, headers } = await this.#send(what, route, paged, sending);
            const data = (0,_text_json_js__WEBPACK_IMPORTED_MODULE_5__/* .parseJson */ .qF)(text);
            if (!Array.isArray(data))
                return resource(what, data).fail('is not a list');
            yield data.map((entry) => resource(what, entry, headers['date']));
            if (known.has(text) || data.length === 0 || !/rel="?next/u.test(String(headers['link'])))
                return;
            known.add(text);
        }
    }
    async #send(what, route, parameters, sending) {
        const { repository, signal, apiUrl, isOfFork } = this.#options;
        const cancelled = sending.endsWithCancel ? signal : this.killed;
        // GraphQL is beside REST, whose address ends in /api/v3 on GitHub Enterprise Server.
        const place = route === 'POST /graphql' ? { baseUrl: apiUrl.replace(/\/v3$/u, '') } : repository;
        const { url, body, ...asked } = this.#requestFor(route, { ...place, ...parameters });
        const headers = asked.headers;
        const request = { ...defaults, ...asked, headers, url: new URL(url), body: body && (0,_http_connect_js__WEBPACK_IMPORTED_MODULE_3__/* .jsonBody */ .J9)(body) };
        const send = async () => {
            // GitHub gives a request up after 10 s.
            const late = AbortSignal.timeout(30_000);
            const exchanging = (0,_http_exchange_js__WEBPACK_IMPORTED_MODULE_4__/* .exchange */ .c)({ ...request, signal: AbortSignal.any([cancelled, late]) });
            const answer = await exchanging.catch((error) => {
                if (error === late.reason)
                    throw new _answers_js__WEBPACK_IMPORTED_MODULE_7__/* .GitHubError */ .y_(what, 0, 'it took too long');
                if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .NetworkError */ .Dr))
                    throw error;
                throw new _answers_js__WEBPACK_IMPORTED_MODULE_7__/* .GitHubError */ .y_(what, 0, error.message, { cause: error, hint: error.isFinal ? error.hint : undefined });
            });
            const refusal = (0,_answers_js__WEBPACK_IMPORTED_MODULE_7__/* .refusalIn */ .c3)(what, answer, isOfFork);
            if (refusal)
                throw refusal;
            return answer;
        };
        const waitAfter = (error) => error instanceof _answers_js__WEBPACK_IMPORTED_MODULE_7__/* .GitHubError */ .y_ && sending.mayRepeat(error.status) ? error.retryAfter : undefined;
        // A rate limit mostly asks for a wait of one minute.
        return await (0,_http_attempts_js__WEBPACK_IMPORTED_MODULE_2__/* .repeat */ .ux)(send, waitAfter, cancelled, { withinMs: 61_000 });
    }
}


/***/ }),

/***/ 7893:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DQ: () => (/* binding */ loginOf),
/* harmony export */   Tl: () => (/* binding */ replaceComments),
/* harmony export */   u3: () => (/* binding */ commentsOf),
/* harmony export */   zm: () => (/* binding */ mayComment)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1828);
/* harmony import */ var _answers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2912);
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4940);



const comments = '/repos/{owner}/{repo}/issues/{issue_number}/comments';
const comment = '/repos/{owner}/{repo}/issues/comments/{comment_id}';
async function commentsOf(github, number) {
    const found = new Map();
    for await (const page of github.pages('list comments', `GET ${comments}`, { issue_number: number }, _client_js__WEBPACK_IMPORTED_MODULE_2__/* .showing */ .E5))
        for (const each of page)
            found.set(each.number('id'), { id: each.number('id'), body: each.text('body'), author: each.text('user.login') });
    return [...found.values()];
}
/** Edits our oldest comment, or makes one, and deletes the others. @returns an error after which it may be there */
async function replaceComments(github, pull, ours, body) {
    const [oldest, ...others] = ours;
    const sent = oldest === undefined
        ? github.ask('write a comment', `POST ${comments}`, { issue_number: pull, body }, _client_js__WEBPACK_IMPORTED_MODULE_2__/* .making */ .OO)
        : github.ask('edit a comment', `PATCH ${comment}`, { comment_id: oldest, body }, _client_js__WEBPACK_IMPORTED_MODULE_2__/* .showing */ .E5);
    const result = await sent.catch((cause) => cause);
    // An edit has been repeated already.
    const isOpen = result instanceof _answers_js__WEBPACK_IMPORTED_MODULE_1__/* .GitHubError */ .y_ && (oldest ? result.status === 404 : result.mayHaveHappened);
    if (isOpen)
        return result;
    if (result instanceof Error)
        throw result;
    for (const id of others)
        await (0,_answers_js__WEBPACK_IMPORTED_MODULE_1__/* .ifThere */ .y)(github.ask('delete a comment', `DELETE ${comment}`, { comment_id: id }, _client_js__WEBPACK_IMPORTED_MODULE_2__/* .showing */ .E5));
    return undefined;
}
async function mayComment(github, number) {
    return await github.may('ask about comments', `POST ${comments}`, { issue_number: number });
}
/** Asked for once. An app's token can ask for its own login only by GraphQL. @throws {ActionError} */
async function loginOf(github) {
    const query = '{ viewer { login } }';
    github.viewer ??= github.ask('read the login of the token', 'POST /graphql', { query }, _client_js__WEBPACK_IMPORTED_MODULE_2__/* .showing */ .E5);
    const viewer = await (0,_answers_js__WEBPACK_IMPORTED_MODULE_1__/* .ifThere */ .y)(github.viewer);
    if (viewer)
        return viewer.string('data.viewer.login');
    const message = 'There is no comment: it could not be found again, because this GitHub has no GraphQL (HTTP 404).';
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ(`${message} Write "comment: false".`);
}


/***/ }),

/***/ 3620:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Xb: () => (/* binding */ taskOf),
/* harmony export */   dG: () => (/* binding */ deploymentIn),
/* harmony export */   et: () => (/* binding */ subjectOf),
/* harmony export */   gj: () => (/* binding */ isSameEnvironment),
/* harmony export */   hP: () => (/* binding */ linksOf),
/* harmony export */   pU: () => (/* binding */ requestFor),
/* harmony export */   t4: () => (/* binding */ liveSiteTask)
/* harmony export */ });
/* harmony import */ var _text_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8635);
/* harmony import */ var _text_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1245);


/** Shared by all live sites, so that one request lists them. */
const liveSiteTask = 'deploy:site';
function taskOf(subject) {
    if (subject.kind === 'live-site')
        return liveSiteTask;
    return subject.kind === 'branch' ? `deploy:branch-${subject.branch}` : `deploy:pr-${subject.number}`;
}
/** Undefined for tasks of other tools. */
function subjectOf(task) {
    if (task === liveSiteTask)
        return { kind: 'live-site' };
    const [, number, branch] = /^deploy:(?:pr-(\d{1,15})|branch-(.+))$/su.exec(task) ?? [];
    if (number !== undefined)
        return { kind: 'pull-request', number: Number(number) };
    return branch === undefined ? undefined : { kind: 'branch', branch };
}
/** GitHub ignores the case of an environment's name. */
const isSameEnvironment = (a, b) => a.toLowerCase() === b.toLowerCase();
/** Newest first, each once. */
function linksOf(record) {
    return [...new Set(record.flatMap(({ link }) => link || []))];
}
const payloadKey = 'static-deploy';
/** What is posted to make a deployment. {@link deploymentIn} reads it back. */
function requestFor({ environment, task, sha, ...payload }) {
    return {
        ref: sha,
        environment,
        task,
        payload: { [payloadKey]: 1, ...payload },
        auto_merge: false,
        required_contexts: [],
        transient_environment: task !== liveSiteTask,
        production_environment: isSameEnvironment(environment, 'production'),
    };
}
/** Undefined if another tool made it. A payload is an object or a JSON text. @throws {GitHubError} */
function deploymentIn(found) {
    const payload = (0,_text_json_js__WEBPACK_IMPORTED_MODULE_1__.at)(found.data, 'payload');
    const fields = (0,_text_json_js__WEBPACK_IMPORTED_MODULE_1__/* .fieldsOf */ .Pf)(typeof payload === 'string' ? (0,_text_json_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .qF)(payload) : payload);
    const link = (0,_text_address_js__WEBPACK_IMPORTED_MODULE_0__/* .hostNameOf */ .LJ)((0,_text_json_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)((0,_text_json_js__WEBPACK_IMPORTED_MODULE_1__.at)(fields, 'link'))) ?? '';
    const deployment = {
        id: found.number('id'),
        environment: found.string('environment'),
        task: found.string('task'),
        createdAt: Date.parse(found.string('created_at')),
        listedAt: Date.parse(`${found.date}`),
        sha: found.string('sha'),
        // A single label could belong to several links.
        link: link.includes('.') ? link : '',
        run: (0,_text_json_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)((0,_text_json_js__WEBPACK_IMPORTED_MODULE_1__.at)(fields, 'run')),
        workflow: (0,_text_json_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)((0,_text_json_js__WEBPACK_IMPORTED_MODULE_1__.at)(fields, 'workflow')),
        job: (0,_text_json_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)((0,_text_json_js__WEBPACK_IMPORTED_MODULE_1__.at)(fields, 'job')),
    };
    return fields?.[payloadKey] === 1 ? deployment : undefined;
}


/***/ }),

/***/ 9407:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Sm: () => (/* binding */ openPullRequests),
/* harmony export */   TV: () => (/* binding */ branchExists),
/* harmony export */   VV: () => (/* binding */ pullRequest),
/* harmony export */   stateOf: () => (/* binding */ stateOf)
/* harmony export */ });
/* harmony import */ var _answers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2912);

async function pullRequest(github, number) {
    const route = 'GET /repos/{owner}/{repo}/pulls/{pull_number}';
    const pull = await github.ask(`read pull request #${number}`, route, { pull_number: number });
    return {
        number,
        closed: pull.string('state') === 'closed',
        headSha: pull.string('head.sha'),
        headRepository: pull.text('head.repo.full_name').toLowerCase(),
    };
}
async function openPullRequests(github) {
    const numbers = new Set();
    for await (const page of github.pages('list pull requests', 'GET /repos/{owner}/{repo}/pulls', { state: 'open' }))
        for (const pull of page)
            numbers.add(pull.number('number'));
    return numbers;
}
/** Lists the branches with this prefix, because a 404 for a single branch could be a missing permission. */
async function branchExists(github, branch) {
    const route = 'GET /repos/{owner}/{repo}/git/matching-refs/{ref}';
    for await (const page of github.pages('look for a branch (contents: read)', route, { ref: `heads/${branch}` }))
        if (page.some((found) => found.string('ref') === `refs/heads/${branch}`))
            return true;
    return false;
}
/** @param maySeePulls whether the token may list pull requests, so that a 404 means that this one is gone */
async function stateOf(subject, github, maySeePulls = false) {
    if (subject.kind === 'live-site')
        return { isNeeded: true };
    if (subject.kind === 'branch')
        return { isNeeded: await branchExists(github, subject.branch) };
    const asked = pullRequest(github, subject.number);
    const pull = await (maySeePulls ? (0,_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .ifThere */ .y)(asked) : asked);
    return { isNeeded: pull?.closed === false, headSha: pull?.headSha };
}


/***/ }),

/***/ 8713:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pq: () => (/* binding */ isOfKnownDomain),
/* harmony export */   k8: () => (/* binding */ lists),
/* harmony export */   tl: () => (/* binding */ listedIn)
/* harmony export */ });
/** Whether a name ends as a link of the account, or of Tiiny Host, does. Any other one must be attached first. */
function isOfKnownDomain({ links }, name) {
    const endOf = (each) => each.replace(/^[^.]+/u, '');
    return ['x.tiiny.site', ...links.flat()].some((listed) => endOf(listed) === endOf(name));
}
const labelOf = (name) => name.replace(/\..*/su, '');
/** Whether a name is listed. A single label counts as each name that begins with it. */
function listedIn({ links }) {
    const names = new Set(links.flat());
    const labels = new Set(Array.from(names, labelOf));
    return (name) => names.has(name) || (name.includes('.') ? names.has(labelOf(name)) : labels.has(name));
}
const lists = (account, name) => listedIn(account)(name);


/***/ }),

/***/ 3237:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pr: () => (/* binding */ meaningOf),
/* harmony export */   dp: () => (/* binding */ profileOf),
/* harmony export */   hU: () => (/* binding */ statusWarning),
/* harmony export */   "if": () => (/* binding */ mustAnswer),
/* harmony export */   n$: () => (/* binding */ uploadOf),
/* harmony export */   qu: () => (/* binding */ dataOf)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1828);
/* harmony import */ var _site_site_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7612);
/* harmony import */ var _text_address_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8635);
/* harmony import */ var _text_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1245);
/* harmony import */ var _text_masking_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7463);
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7736);






/** @param heading of `docs/interface.md`, as in its address */
const mustAnswer = (heading) => `What it must answer: https://github.com/static-deploy/static-deploy-action/blob/main/docs/interface.md#${heading}`;
/** The `data` of an answer (interface 2). @param heading of a service of one's own @throws {ServiceError} if it is no success */
function dataOf(answer, what, { origin }, site = [], heading = '') {
    const envelope = (0,_text_json_js__WEBPACK_IMPORTED_MODULE_3__/* .fieldsOf */ .Pf)((0,_text_json_js__WEBPACK_IMPORTED_MODULE_3__/* .parseJson */ .qF)(answer.text));
    if (answer.status >= 200 && answer.status < 300 && envelope?.['success'] === true)
        return (0,_text_json_js__WEBPACK_IMPORTED_MODULE_3__/* .fieldsOf */ .Pf)(envelope['data']) ?? fail('data is not an object', envelope['data'], heading !== '');
    if (answer.status >= 300 && answer.status < 400) {
        const to = (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_5__/* .excerpt */ .Kb)(answer.headers.location ?? 'nowhere');
        const message = `${origin} redirects ${what} (HTTP ${answer.status}) to ${to}, which was not followed.`;
        const moved = 'If the service lives there now, write that address as base-url, without "/v1" and what follows.';
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7(answer.status, '', message, { hint: `Following it would send the key there. ${moved}` });
    }
    // A failure may come with the status of a success.
    const status = envelope?.['success'] === false && answer.status < 300 ? 400 : answer.status;
    const code = (0,_text_json_js__WEBPACK_IMPORTED_MODULE_3__/* .textOf */ .b6)(envelope?.['error']);
    // Each is masked alone: a message may hold the key.
    const reason = [(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_5__/* .excerpt */ .Kb)(code), (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_5__/* .excerpt */ .Kb)((0,_text_json_js__WEBPACK_IMPORTED_MODULE_3__/* .textOf */ .b6)(envelope?.['message']), 500)].filter(Boolean).join(': ');
    const refused = `The service refused ${what} (HTTP ${answer.status}). ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_5__/* .sentence */ .em)(reason || 'It gave no reason')}`;
    const message = envelope ? refused : `The answer to ${what} is not a JSON object (HTTP ${status}).`;
    const hint = hintFor(new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7(status, code, message), envelope !== undefined, origin, site, heading);
    const cause = reason ? undefined : `The answer: ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_5__/* .excerpt */ .Kb)(answer.text.trim()) || 'nothing'}`;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7(status, code, message, { hint, cause });
}
/** Classifies any error (design 4.3 and 6). Interface 7 defines no status, and only one code: LINK_LIMIT_REACHED. */
function meaningOf(error) {
    const { status, code, message } = error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7 ? error : { status: 0, code: '', message: '' };
    const isLimit = /(?<!RATE)_LIMIT_REACHED$/u.test(code);
    const isTooLarge = status === 413 || /SIZE|TOO_(?:LARGE|BIG)/u.test(code);
    const isFull = isLimit && !isTooLarge;
    // A plan limits links and bytes, and may have one code for both.
    const saysSize = /\b(?:quota|storage|size|space|large|big|[kmg]i?b)\b/iu.test(message);
    const isForSize = isTooLarge || /QUOTA|STORAGE|SPACE/u.test(code) || (isLimit && saysSize);
    const isUnknown = [404, 405, 415, 501].includes(status);
    const isEarly = [408, 425, 429].includes(status);
    const isRefused = isUnknown || (status >= 400 && status < 500 && status !== 401 && !isEarly);
    const isBroken = status >= 500 && status !== 501;
    return {
        isFull,
        isForSize,
        /** Another method may be accepted. */
        isUnknown,
        mayPass: error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .NetworkError */ .Dr ? !error.isFinal : !isFull && (isEarly || isBroken),
        /** If the request was sent whole. */
        mayHaveHappened: !isFull && (status < 400 || status === 408 || (isBroken && status !== 503)),
        /** The account may no longer have the link. Then the service takes an update for a create, and may be full. */
        mayBeLost: isFull || (isRefused && !isForSize),
    };
}
/** @param isEnvelope whether the service answered, not a proxy or another server */
function hintFor(refusal, isEnvelope, origin, site, heading) {
    const { status } = refusal;
    const { isFull, isForSize } = meaningOf(refusal);
    if (isForSize) {
        const largest = (0,_site_site_js__WEBPACK_IMPORTED_MODULE_1__/* .bySize */ .R6)(site).map(({ path, size }) => `${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_5__/* .excerpt */ .Kb)(path, 100)} (${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_5__/* .formatBytes */ .z3)(size)})`);
        const has = `This site has ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_5__/* .formatBytes */ .z3)((0,_site_site_js__WEBPACK_IMPORTED_MODULE_1__/* .bytesOf */ .$$)(site))}. Its largest files: ${largest.slice(0, 3).join(', ')}. `;
        return `${site.length > 0 ? has : ''}Leave out what is not needed with "exclude", or use a larger plan. Links that are not needed may take room, too: delete them in the hosting account. If there are many files, try "upload-as: zip".`;
    }
    if (isFull)
        return 'Delete links that are not needed in the hosting account, or upgrade the account.';
    const address = `Check base-url, without "/v1" at its end. What answers at ${origin} may be no hosting service, or a firewall or a proxy in front of it.`;
    const later = 'The service has a problem, or too much to do. Run the job again later.';
    const look = status === 429 || status >= 500 ? later : status === 404 || !isEnvelope ? address : '';
    const isOfKey = status === 401 || status === 403;
    const part = !isEnvelope || status < 300 ? '2-answers' : isOfKey ? '5-the-key' : heading;
    if (heading !== '')
        return `${look} ${mustAnswer(part)}`.trimStart();
    const key = 'Check that the secret behind api-key holds a valid key of the account.';
    return look || (isOfKey ? key : 'Look at the hosting account, or ask the service why it refuses this.');
}
/** @param problem a clause, such as `data is not an object` */
function fail(problem, value, isOwn) {
    const ofAccount = 'See in the hosting account what the service did, and tell the service about it.';
    const message = `The service reports success, but ${problem}: ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_5__/* .sentence */ .em)((0,_text_printable_js__WEBPACK_IMPORTED_MODULE_5__/* .excerpt */ .Kb)((0,_text_json_js__WEBPACK_IMPORTED_MODULE_3__/* .jsonOf */ .o_)(value)))}`;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7(200, '', message, { hint: isOwn ? mustAnswer('2-answers') : ofAccount });
}
/** Interface 2. @param isOwn for a service of one's own @throws {ServiceError} */
function uploadOf(data, isOwn = false) {
    const status = data['status'] ?? '';
    const link = (0,_text_address_js__WEBPACK_IMPORTED_MODULE_2__/* .hostNameOf */ .LJ)((0,_text_json_js__WEBPACK_IMPORTED_MODULE_3__/* .textOf */ .b6)(data['link'])) ?? fail('data.link is not a host name', data['link'], isOwn);
    // A link is shown everywhere.
    if ((0,_text_masking_js__WEBPACK_IMPORTED_MODULE_4__/* .holdsSecret */ .hK)(link))
        fail('data.link contains a secret', '***', isOwn);
    if (typeof status !== 'string')
        fail('data.status is not a text', status, isOwn);
    const profile = (0,_text_json_js__WEBPACK_IMPORTED_MODULE_3__/* .fieldsOf */ .Pf)(data['profile'] ?? {}) ?? fail('data.profile is not an object', data['profile'], isOwn);
    return { link, status, quota: quotaOf(profile, isOwn) };
}
/** Undefined if the site is active, or the service reported no status. */
function statusWarning(status) {
    if (['', 'active'].includes(status.trim().toLowerCase()))
        return undefined;
    return `The service reports the status "${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_5__/* .excerpt */ .Kb)(status, 100)}" for this site, not "active". See in the hosting account what that means.`;
}
/** @throws {ServiceError}, which quotes no links, because logs are public */
function profileOf(data, isOwn = false) {
    const { links } = data;
    if (!Array.isArray(links))
        return fail('data.links is not a list', typeof links, isOwn);
    return { links: links.map((each) => namesOf(each, isOwn)), quota: quotaOf(data, isOwn) };
}
/** A text, or an object with `subdomain` or `domain` in the live service. */
function namesOf(listed, isOwn) {
    const { subdomain, domain } = (0,_text_json_js__WEBPACK_IMPORTED_MODULE_3__/* .fieldsOf */ .Pf)(listed) ?? { subdomain: listed };
    const texts = [subdomain, domain].filter((name) => name != null && name !== '');
    const names = texts.flatMap((name) => (0,_text_address_js__WEBPACK_IMPORTED_MODULE_2__/* .hostNameOf */ .LJ)((0,_text_json_js__WEBPACK_IMPORTED_MODULE_3__/* .textOf */ .b6)(name)) ?? []);
    // An unreadable name could be any link, so the whole list is unusable.
    if (names.length > 0 && names.length === texts.length)
        return names;
    return fail('data.links is not a list of host names', typeof listed, isOwn);
}
function quotaOf(fields, isOwn) {
    const read = (name) => {
        const value = fields[name] ?? undefined;
        if (value !== undefined && !Number.isSafeInteger(value))
            fail(`${name} is not a whole number`, value, isOwn);
        return value;
    };
    return { used: read('quotaUsed'), limit: read('quotaLimit') };
}


/***/ }),

/***/ 3996:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Uy: () => (/* binding */ askedWait),
/* harmony export */   r2: () => (/* binding */ attempts),
/* harmony export */   ux: () => (/* binding */ repeat)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8500);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1828);
/* harmony import */ var _log_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5357);
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7736);




/**
 * Returns a function that waits before the next attempt. It resolves to false if none is left, or the signal is aborted.
 * `why` is a sentence for the log, and `afterMs` is what the server asks for.
 */
function attempts(signal, limits = {}) {
    const { maxAttempts = 4, withinMs = Number.POSITIVE_INFINITY } = limits;
    const endsAtMs = performance.now() + withinMs;
    let waited = 0;
    let next = 2;
    return async (why, afterMs = 0) => {
        // A random part keeps runs that failed together from coming back together.
        const delay = Math.max(afterMs, 2 ** Math.min(next, 6) * (125 + 125 * Math.random()));
        waited += delay;
        const isLate = waited > 5 * 60_000 || performance.now() + delay > endsAtMs;
        if (next > maxAttempts || isLate || signal.aborted)
            return false;
        _log_js__WEBPACK_IMPORTED_MODULE_2__/* .log */ .Rm.info(`${why} Trying again in ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_3__/* .formatDuration */ .a3)(delay)} (attempt ${next} of ${maxAttempts}).`);
        next += 1;
        return await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(delay, true, { signal }).catch(() => false);
    };
}
/** `waitAfter` returns milliseconds, or undefined if it must not be sent again. Throws the last error, or the signal's reason. */
async function repeat(send, waitAfter, signal, limits) {
    const waitForRetry = attempts(signal, limits);
    for (;;) {
        try {
            return await send();
        }
        catch (error) {
            const after = waitAfter(error);
            if (after === undefined || !(await waitForRetry((0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(error), after)))
                throw signal.aborted ? signal.reason : error;
        }
    }
}
/** Milliseconds of `Retry-After`, in seconds or a date (RFC 9110, 10.2.3). Zero or less if the server asks for nothing. */
function askedWait({ headers }, now = Date.now()) {
    const after = headers['retry-after'] ?? '';
    return /^\d+$/u.test(after) ? Number(after) * 1000 : Date.parse(after) - now || 0;
}


/***/ }),

/***/ 5506:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J9: () => (/* binding */ jsonBody),
/* harmony export */   N1: () => (/* binding */ userAgent),
/* harmony export */   ni: () => (/* binding */ start),
/* harmony export */   rw: () => (/* binding */ proxyVariable)
/* harmony export */ });
/* harmony import */ var node_http__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7067);
/* harmony import */ var node_https__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4708);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1828);
/* harmony import */ var _variables_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2090);




function jsonBody(value) {
    const bytes = Buffer.from(JSON.stringify(value));
    return { contentType: 'application/json', length: bytes.length, stream: () => [bytes] };
}
const userAgent = 'static-deploy-action';
/** Uses a proxy if one is configured. */
async function start({ url, method, headers, body, mayRepeat = true, signal }) {
    const client = url.protocol === 'https:' ? node_https__WEBPACK_IMPORTED_MODULE_1__ : node_http__WEBPACK_IMPORTED_MODULE_0__;
    // Without an agent the connection is the request's alone.
    const agent = (await proxyAgent(url)) ?? (mayRepeat ? undefined : false);
    signal.throwIfAborted();
    const ofBody = body && { 'content-type': body.contentType, 'content-length': body.length };
    return client.request(url, {
        agent,
        // NODE_TLS_REJECT_UNAUTHORIZED=0 must not switch this off.
        rejectUnauthorized: true,
        method,
        headers: { 'user-agent': userAgent, accept: 'application/json', ...headers, ...ofBody },
    });
}
/** The name of the runner's variable for the proxy. */
function proxyVariable({ protocol }) {
    const names = protocol === 'https:' ? ['https_proxy', 'HTTPS_PROXY'] : ['http_proxy', 'HTTP_PROXY'];
    return names.find((each) => (0,_variables_js__WEBPACK_IMPORTED_MODULE_3__/* .runnerVariables */ .Gg)()[each]);
}
/** @throws {ActionError} if the variable is not an address */
async function proxyAgent(url) {
    const name = proxyVariable(url);
    if (name === undefined)
        return undefined;
    // These packages are slow to load.
    const { checkBypass, getProxyUrl } = await __webpack_require__.e(/* import() */ 359).then(__webpack_require__.bind(__webpack_require__, 6359));
    if (checkBypass(url))
        return undefined;
    const proxy = await (async () => getProxyUrl(url))().catch(() => undefined);
    // A name and a port alone are an address without a host.
    if (!proxy?.hostname) {
        const hint = `Write it as in "http://proxy.example:8080", or add ${url.host} to no_proxy.`;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ActionError */ .lZ(`The runner's variable ${name} is not the address of a proxy.`, { hint });
    }
    const { HttpClient } = await __webpack_require__.e(/* import() */ 136).then(__webpack_require__.bind(__webpack_require__, 8136));
    // Only its agent is used: its sendStream takes a failed source for a complete one.
    const agent = new HttpClient(userAgent).getAgent(url.href);
    agent.options = { ...agent.options, rejectUnauthorized: true };
    return agent;
}


/***/ }),

/***/ 7887:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ visit),
/* harmony export */   c: () => (/* binding */ exchange)
/* harmony export */ });
/* harmony import */ var node_events__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8474);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8500);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1828);
/* harmony import */ var _log_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5357);
/* harmony import */ var _text_address_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8635);
/* harmony import */ var _text_json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1245);
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7736);
/* harmony import */ var _connect_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5506);








/**
 * Never follows a redirect, because that would send the key there. A refusal counts even before the whole body is sent.
 * Throws a {@link NetworkError} if no complete answer came, or the signal's reason, or an error of `body` or `take`.
 */
async function exchange(request) {
    const { signal, idleTimeoutMs = 30_000, body, cancelGraceMs = 5000 } = request;
    const outgoing = await (0,_connect_js__WEBPACK_IMPORTED_MODULE_7__/* .start */ .ni)(request);
    // Aborted when nothing more needs to be sent.
    const over = new AbortController();
    // A reset after a complete answer must not end the process.
    outgoing.on('error', () => { }).once('close', () => over.abort());
    const stop = (why) => {
        // A request that waits for a proxy's connection sends no event at its end.
        over.abort(why);
        outgoing.destroy();
    };
    const idle = `nothing came for ${Math.round(idleTimeoutMs / 1000)} s`;
    const timer = setTimeout(() => stop(lost(request, idle)), idleTimeoutMs);
    const ticker = setInterval(() => logProgress(request), 5000);
    // The runner kills the process 10 s after a cancel.
    const cancel = () => (body && outgoing.writableEnded ? setTimeout(stop, cancelGraceMs).unref() : stop());
    signal.addEventListener('abort', cancel);
    const answered = (0,node_events__WEBPACK_IMPORTED_MODULE_0__.once)(outgoing, 'response', { signal: over.signal });
    const sent = pump(request, outgoing, over.signal, timer);
    // If a file changed, the connection must break: otherwise the server could take a part for the whole site.
    sent.catch((error) => outgoing.destroy(error));
    try {
        const [incoming] = (await answered);
        if ((incoming.statusCode ?? 0) >= 300)
            over.abort();
        else if (!(await sent))
            throw lost(request, 'closed before everything was sent');
        return await readAnswer(incoming, request, timer);
    }
    catch (error) {
        signal.throwIfAborted();
        throw networkErrorFor(request, over.signal.reason instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .NetworkError */ .Dr ? over.signal.reason : error);
    }
    finally {
        clearTimeout(timer);
        clearInterval(ticker);
        signal.removeEventListener('abort', cancel);
        if (!outgoing.writableFinished)
            outgoing.destroy();
    }
}
function logProgress({ body, progress }) {
    if (!body || !progress?.sent || progress.sent === body.length)
        return;
    const percent = Math.floor((100 * progress.sent) / body.length);
    _log_js__WEBPACK_IMPORTED_MODULE_3__/* .log */ .Rm.info(`Sent ${percent} %: ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_6__/* .formatBytes */ .z3)(progress.sent)} of ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_6__/* .formatBytes */ .z3)(body.length)}`);
}
/** False if the server answered, or the connection broke, before everything was sent. */
async function pump({ body, progress }, outgoing, over, timer) {
    for await (const chunk of body?.stream() ?? []) {
        // Reads an answer that has already arrived (401, 413). It would be lost if writing the chunk failed.
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_1__.setImmediate)();
        if (over.aborted)
            return false;
        // The chunk's memory is reused after this.
        const unsent = await new Promise((taken) => {
            over.onabort = taken;
            outgoing.write(chunk, taken);
        });
        if (unsent)
            return false;
        timer.refresh();
        if (progress)
            progress.sent += chunk.length;
    }
    outgoing.end();
    timer.refresh();
    return true;
}
async function readAnswer(incoming, request, timer) {
    const { statusCode: status = 0, headers } = incoming;
    const endsAtMs = performance.now() + 600_000;
    const read = [];
    let { maxBytes: bytesLeft = 2 ** 20 } = request;
    try {
        for await (const chunk of incoming) {
            timer.refresh();
            if (performance.now() > endsAtMs)
                throw lost(request, 'it did not end within 10 minutes', undefined, true);
            if (request.take && status === 200)
                await request.take(chunk);
            else {
                read.push(chunk);
                bytesLeft -= chunk.length;
                if (bytesLeft < 0)
                    break;
            }
        }
    }
    catch (error) {
        // The status of a refusal is enough.
        if (status < 300)
            throw error;
    }
    return { status, headers, text: Buffer.concat(read).toString('utf8') };
}
/** Turns errors of the connection into a {@link NetworkError}, and returns others as they are. */
function networkErrorFor(request, error) {
    // Only errors of the system, Node or OpenSSL have one.
    const code = (0,_text_json_js__WEBPACK_IMPORTED_MODULE_5__/* .textOf */ .b6)((0,_text_json_js__WEBPACK_IMPORTED_MODULE_5__.at)(error, 'code'));
    if (code === 'ABORT_ERR')
        return lost(request, 'closed without an answer');
    if (code === '')
        return error;
    const why = (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_6__/* .excerpt */ .Kb)((0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .bD)(error) || code);
    // So begin the errors of the agent for a proxy.
    if (why.startsWith('tunneling socket'))
        return proxyError(request, why, error);
    if (!/CERT|TLS|SSL|SIGNATURE|ISSUER/u.test(code))
        return lost(request, why, error);
    const message = `${request.url.host} can't be trusted: its certificate is not accepted (${why}).`;
    const hint = `Check ${request.addressFrom}. Behind a proxy that inspects traffic, set NODE_EXTRA_CA_CERTS on the runner.`;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .NetworkError */ .Dr(message, { hint, cause: error, isFinal: true });
}
function proxyError({ url, addressFrom }, why, cause) {
    const variable = (0,_connect_js__WEBPACK_IMPORTED_MODULE_7__/* .proxyVariable */ .rw)(url);
    const message = `The proxy of ${variable} did not connect to ${url.host} (${why}).`;
    const hint = `See whether that proxy permits ${url.host}, check ${addressFrom}, and the user and password in the runner's variable ${variable}. Or, if no proxy is needed there, add ${url.host} to no_proxy.`;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .NetworkError */ .Dr(message, { hint, cause });
}
function lost({ what, url, addressFrom }, why, cause, isFinal = false) {
    const message = `The connection to ${url.host} failed before the answer to ${what} was complete (${why}).`;
    const hint = `Run the job again. If it stays like that, check ${addressFrom}, and whether the runner needs a proxy.`;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .NetworkError */ .Dr(message, { hint, cause, isFinal });
}
/** Gets a page as a visitor would, without the key. The signal needs a time limit, because a page may come slowly. */
async function visit(url, signal, take, hops = 5) {
    const request = { what: 'the visit', addressFrom: 'the address', method: 'GET', url, signal, take };
    const asVisitor = { accept: '*/*', 'accept-encoding': 'identity' };
    const { status, headers, text } = await exchange({ ...request, headers: asVisitor, idleTimeoutMs: 20_000 });
    const { location } = headers;
    if (status === 200)
        return { status, text };
    if (status < 300 || status >= 400 || location === undefined || hops === 0)
        return { status, text, problem: status === 404 ? 'is missing (HTTP 404)' : `comes with HTTP ${status}` };
    const next = (0,_text_address_js__WEBPACK_IMPORTED_MODULE_4__/* .urlOf */ .rs)(location, url.href);
    if (next?.host === url.host && next.protocol === 'https:')
        return await visit(next, signal, take, hops - 1);
    const problem = `redirects to ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_6__/* .excerpt */ .Kb)(location)}, which is not followed because it is another host or not https`;
    return { status, text, problem };
}


/***/ }),

/***/ 6216:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ic: () => (/* binding */ nowOf),
/* harmony export */   JS: () => (/* binding */ replacesNewer),
/* harmony export */   Px: () => (/* binding */ anotherWorkflow),
/* harmony export */   dS: () => (/* binding */ deployedTwice),
/* harmony export */   hi: () => (/* binding */ liveSiteAmongPreviews),
/* harmony export */   id: () => (/* binding */ belongsToPreview),
/* harmony export */   mE: () => (/* binding */ lostSite),
/* harmony export */   nL: () => (/* binding */ twoJobs),
/* harmony export */   ry: () => (/* binding */ domainLine),
/* harmony export */   tP: () => (/* binding */ belongsToLiveSite),
/* harmony export */   zA: () => (/* binding */ branchIsPreview),
/* harmony export */   zo: () => (/* binding */ wasThereBefore)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1828);
/* harmony import */ var _github_deployment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3620);
/* harmony import */ var _subject_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2991);
/* harmony import */ var _text_place_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5992);
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7736);
/* harmony import */ var _variables_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2090);






const runAgain = 'Another run of this site may be making it, or it is being deleted just now: then run the job again in a minute.';
/**
 * The `domain` line that pins a link for the event that deployed it. Elsewhere it is empty, which leaves things as they are.
 * Undefined after `workflow_run`: such a run may be of a pull request.
 */
function domainLine(link, event = 'push', isTag = false) {
    if (event === 'workflow_run')
        return undefined;
    const isOfBranch = ['push', 'workflow_dispatch'].includes(event);
    const ofBranch = isOfBranch ? ' && github.ref_name == github.event.repository.default_branch' : '';
    const where = isTag ? " && github.ref_type == 'tag'" : ofBranch;
    return `domain: \${{ github.event_name == '${event}'${where} && '${link}' || '' }}`;
}
/** A name that a stranger could have chosen is no line to paste. */
const isPlainName = (name) => /^[\w.-]+$/u.test(name);
const inEnvironment = (name) => isPlainName(name) ? `write "environment: ${name}"` : `deploy both to the environment "${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_3__/* .printable */ .g$)(name)}"`;
function belongsToLiveSite(link, site, { target, event }) {
    const environment = (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_3__/* .printable */ .g$)(site.environment);
    const message = `${link} belongs to the live site of the environment "${environment}", so nothing was sent there.`;
    const line = domainLine(link) ?? '';
    const isLine = event !== 'workflow_run';
    const pushes = isLine ? 'deploy to that address for pushes to the default branch only:' : `write "${line}".`;
    const text = `Leave "domain" out for previews: each gets its own address. ${runAgain} Or ${pushes}`;
    const blocks = isLine ? (0,_text_place_js__WEBPACK_IMPORTED_MODULE_4__/* .inPlaceOfInput */ .gd)('domain', line) : [];
    if ((0,_subject_js__WEBPACK_IMPORTED_MODULE_2__/* .isPreview */ .b)(target))
        return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .RefusedError */ .fk(message, { hint: { text, blocks } });
    const hint = `If they are two sites, write another "domain". If both are one site, ${inEnvironment(site.environment)}. If ${link} moves to this site, deploy the environment "${environment}" to another "domain" first, or delete it with "mode: teardown" and "domain: ${link}". ${runAgain}`;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .RefusedError */ .fk(message, { hint });
}
/** Why the link of a preview is left (rule 4). */
const nowOf = (link, environment) => `https://${link} belongs to the live site of "${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_3__/* .printable */ .g$)(environment)}" now, so it was left.`;
/** @param isGone whether the preview is of a closed pull request or a deleted branch */
function belongsToPreview(link, preview, own, isGone = false) {
    const subject = (0,_github_deployment_js__WEBPACK_IMPORTED_MODULE_1__/* .subjectOf */ .et)(preview.task);
    const who = subject ? (0,_subject_js__WEBPACK_IMPORTED_MODULE_2__/* .describe */ .q)(subject) : 'another site';
    const environment = (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_3__/* .printable */ .g$)(preview.environment);
    const message = `${link} belongs to the preview of ${who} of the environment "${environment}", so nothing was sent there.`;
    const teardown = `delete that preview with "mode: teardown" and "domain: ${link}" on the default branch`;
    const close = subject?.kind === 'branch' ? 'delete that branch' : `close ${who}`;
    const sweep = `run the job again in a minute, or run the sweep of the environment "${environment}", which deletes that preview`;
    const ofOther = own.kind === 'live-site' ? `${close}, or ${teardown}` : close;
    const way = (0,_github_deployment_js__WEBPACK_IMPORTED_MODULE_1__/* .taskOf */ .Xb)(own) === preview.task ? teardown : isGone ? sweep : ofOther;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .RefusedError */ .fk(message, { hint: `Write another "domain". Or ${way}.` });
}
function wasThereBefore(link) {
    const message = `${link} was there before this preview, so nothing was sent there. A preview replaces and deletes only what it made.`;
    const hint = `${runAgain} Leave "domain" out for previews: each gets its own address. Or give each a name of its own, such as one with its number. If pushes to the default branch are to replace what is there, write "${domainLine(link)}".`;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .RefusedError */ .fk(message, { hint });
}
/** A sweep would never delete such a site, and previews would stand beside it. */
function liveSiteAmongPreviews(event = 'this event', environment) {
    const hint = "Write the live site's environment for this event, too, or its `domain`, if this is where it belongs.";
    const message = `At \`${event}\`, "environment" is "${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_3__/* .printable */ .g$)(environment)}", where previews are.`;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .RefusedError */ .fk(message, { hint });
}
const keepsApart = ({ link, environment }) => `If they are two sites, the one at ${link} keeps the environment "${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_3__/* .printable */ .g$)(environment)}", and the other one gets its own, as in "environment: docs".`;
function deployedTwice(newest, isOtherJob) {
    const who = isOtherJob ? 'Another job or step of this run' : 'This run';
    const message = `${who} has already deployed to the environment "${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_3__/* .printable */ .g$)(newest.environment)}", to ${newest.link}. A second site would replace the first one, so nothing was sent.`;
    const hint = `${keepsApart(newest)} If a step was only repeated, run the job again instead.`;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .TwinError */ .pd(message, { hint });
}
function anotherWorkflow(newest, { target, workflow: file, event }) {
    const { link, workflow, environment } = newest;
    const where = `The environment "${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_3__/* .printable */ .g$)(environment)}"`;
    const by = `was deployed to ${link} by another workflow file, ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_3__/* .printable */ .g$)(workflow)}`;
    if ((0,_subject_js__WEBPACK_IMPORTED_MODULE_2__/* .isPreview */ .b)(target)) {
        const message = `${where} of this preview ${by}, for the same commit. This deploy replaces that site.`;
        return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .RefusedError */ .fk(message, { hint: keepsApart(newest) });
    }
    const message = `${where} ${by}. This deploy would replace that site, so nothing was sent.`;
    const text = `If this file was renamed, or both deploy one site, write that site's address as "domain" in it: "domain: ${link}". If they are two sites, the one at ${link} keeps the environment "${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_3__/* .printable */ .g$)(environment)}", and this one gets its own.`;
    const name = environmentFor(file, environment);
    const line = `environment: \${{ (startsWith(github.event_name, 'pull_request') || github.event_name == 'issue_comment') && 'preview' || '${name}' }}`;
    // A run after another one may be of a pull request.
    const isPlain = event !== 'workflow_run' && isPlainName(name);
    const isDefault = /^(?:production|preview)$/iu.test(environment);
    const blocks = isDefault ? (0,_text_place_js__WEBPACK_IMPORTED_MODULE_4__/* .belowInputs */ .$S)(line) : (0,_text_place_js__WEBPACK_IMPORTED_MODULE_4__/* .inPlaceOfInput */ .gd)('environment', line);
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .RefusedError */ .fk(message, { hint: { text, blocks: isPlain ? blocks : [] } });
}
/** Named after the file. Previews stay in the environment that a sweep lists. */
function environmentFor(file, taken) {
    const name = file.toLowerCase().replace(/\.ya?ml$/u, '');
    const isTaken = ['production', 'preview', taken.toLowerCase()].includes(name);
    return isTaken ? `${name}-site` : name;
}
/** A warning if a newer run deployed last. The record may include this run's deployment. */
function replacesNewer({ run }, record, sha) {
    const last = record.find((each) => each.link !== '' && (0,_variables_js__WEBPACK_IMPORTED_MODULE_5__/* .runIdOf */ .SR)(each.run) !== (0,_variables_js__WEBPACK_IMPORTED_MODULE_5__/* .runIdOf */ .SR)(run));
    if (last === undefined || last.sha === sha || !(0,_variables_js__WEBPACK_IMPORTED_MODULE_5__/* .isNewerRun */ .VZ)(last.run, run))
        return undefined;
    return 'A newer run has deployed here, too; if this address shows an older commit, run the newest one again.';
}
function twoJobs(second) {
    const message = `Another job of this run deployed to the environment "${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_3__/* .printable */ .g$)(second.environment)}" at the same time, to ${second.link}. One of the two sites may have replaced the other.`;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .RefusedError */ .fk(message, { hint: `${keepsApart(second)} Then run both again.` });
}
function lostSite(link) {
    const message = `The account has no site at ${link} any more, where this environment was deployed to. Nothing was changed.`;
    const hint = `Is this the key of another account? If the key is right, write "domain: ${link}" to make the site there again. For a new address delete what is remembered first, with "mode: teardown" and "domain: ${link}".`;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .RefusedError */ .fk(message, { hint });
}
function branchIsPreview(branch) {
    const what = `${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_3__/* .printable */ .g$)(branch)} is not the default branch, so this is a preview, which is deleted with the branch if the workflow runs on "delete", or by a sweep.`;
    return `${what} For a live site of this branch write "mode: deploy", a new "domain" and an "environment" of its own, such as "staging".`;
}


/***/ }),

/***/ 8539:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lv: () => (/* binding */ removeOwnPreview),
/* harmony export */   SV: () => (/* binding */ deleteLink),
/* harmony export */   Sm: () => (/* binding */ notInAccount),
/* harmony export */   lq: () => (/* binding */ leftTo),
/* harmony export */   tN: () => (/* binding */ removeOtherPreview)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1828);
/* harmony import */ var _github_deployment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3620);
/* harmony import */ var _log_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5357);
/* harmony import */ var _ownership_refusals_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6216);
/* harmony import */ var _report_sticky_comment_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(47);
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7736);






async function deleteLink(link, { hosting, history }) {
    const account = await hosting.remove(link);
    history.push({ kind: account.wasThere ? 'deleted' : 'absent', link });
    return account;
}
/** Deletes the links of a preview, then its deployments (design 5.4). @returns the first error, too */
async function removePreview(preview, services, reason) {
    const { record, owners, subject, environment } = preview;
    const ofLiveSites = leftTo(owners, (0,_github_deployment_js__WEBPACK_IMPORTED_MODULE_1__/* .linksOf */ .hP)(record));
    const deleted = [];
    const absent = [];
    const left = [];
    let quota = { used: undefined, limit: undefined };
    let error;
    for (const link of (0,_github_deployment_js__WEBPACK_IMPORTED_MODULE_1__/* .linksOf */ .hP)(record).filter((each) => !owners.has(each))) {
        try {
            _log_js__WEBPACK_IMPORTED_MODULE_2__/* .log */ .Rm.info(`Deleting ${link}.`);
            const account = await deleteLink(link, services);
            quota = account.quota;
            (account.wasThere ? deleted : absent).push(link);
        }
        catch (cause) {
            left.push(link);
            const { message, hint } = (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .shownText */ .f$)(cause);
            error ??= new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ(`${link} could not be deleted. ${message}`, { hint, cause });
        }
    }
    // A deployment stays while its link does.
    const gone = record.filter(({ link }) => !left.includes(link));
    await services.deployments.remove(gone).catch((cause) => {
        error ??= cause;
    });
    const target = { subject, environment, sha: record[0]?.sha ?? '', domain: undefined };
    const why = deleted.length + absent.length + left.length > 0 ? [] : ofLiveSites;
    const reasons = [...why, reason].filter(Boolean).join(' ');
    const outcome = { kind: 'removed', target, deleted, absent, left: ofLiveSites, quota, reason: reasons };
    return { outcome, left, error };
}
/** Sentences about links that live sites have by now, which no preview deletes. */
function leftTo(owners, links) {
    return links.flatMap((link) => (owners.has(link) ? (0,_ownership_refusals_js__WEBPACK_IMPORTED_MODULE_3__/* .nowOf */ .Ic)(link, owners.get(link) ?? '') : []));
}
/** Deletes another site's preview, and shows that in its comment. @param reason why an open one is deleted */
async function removeOtherPreview(preview, services, reason) {
    const { outcome, left, error } = await removePreview(preview, services, reason);
    const { deleted, absent } = outcome;
    const texts = [...outcome.left, ...(absent.length > 0 ? [notInAccount(deleted, absent)] : [])];
    const remarks = texts.map((text) => ({ text }));
    for (const text of outcome.left)
        _log_js__WEBPACK_IMPORTED_MODULE_2__/* .log */ .Rm.warning(text);
    if (error === undefined)
        await (0,_report_sticky_comment_js__WEBPACK_IMPORTED_MODULE_4__/* .commenterFor */ .s)(preview, services.github, services.inputs)(outcome, remarks);
    const swept = { subject: preview.subject, links: left, deleted, absent, left: outcome.left, error };
    return error === undefined ? { ...swept, reason } : { ...swept, stays: (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_5__/* .printable */ .g$)((0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(error)) };
}
/** Deletes the run's own. @param reason why there is nothing to delete @throws {ActionError} if a part of it stays */
async function removeOwnPreview(own, services, reason = '') {
    const { outcome, error } = await removePreview({ ...services.target, ...own }, services, reason);
    // With nothing to delete they are the reason, which the log has at the end.
    for (const text of outcome.left)
        if (!outcome.reason.includes(text))
            _log_js__WEBPACK_IMPORTED_MODULE_2__/* .log */ .Rm.remark(text);
    if (error !== undefined)
        throw error;
    const { deleted, absent } = outcome;
    if (absent.length > 0)
        _log_js__WEBPACK_IMPORTED_MODULE_2__/* .log */ .Rm.remark(notInAccount(deleted, absent));
    return outcome;
}
/** A warning about links that the account did not have. If it had none at all, the key may be wrong. */
function notInAccount(deleted, absent) {
    const question = deleted.length === 0 ? ' Is this the key of another account?' : '';
    return `${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_5__/* .firstOf */ .Ku)(absent, 10)} was not in this account, so nothing was deleted there.${question}`;
}


/***/ }),

/***/ 9736:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ sweepPreviews),
/* harmony export */   sweep: () => (/* binding */ sweep)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1828);
/* harmony import */ var _github_answers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2912);
/* harmony import */ var _github_deployment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3620);
/* harmony import */ var _github_pull_requests_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9407);
/* harmony import */ var _log_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5357);
/* harmony import */ var _report_summary_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4306);
/* harmony import */ var _services_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9902);
/* harmony import */ var _subject_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2991);
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7736);
/* harmony import */ var _remove_preview_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(8539);










/** Deletes previews of closed pull requests and deleted branches, and with `expire-after` old ones of open pull requests. */
async function sweep(environment, services) {
    const { deployments, hosting, inputs, signal } = services;
    const found = await deployments.previews(environment).catch((error) => {
        throw (0,_github_answers_js__WEBPACK_IMPORTED_MODULE_1__.isForbidden)(error) ? (0,_github_answers_js__WEBPACK_IMPORTED_MODULE_1__.recordRefused)('previews', error, false) : error;
    });
    if (inputs.dryRun && !(await deployments.mayCreate()))
        throw (0,_github_answers_js__WEBPACK_IMPORTED_MODULE_1__.recordRefused)('previews', undefined, false);
    const previews = await sweepPreviews(found, services);
    const deleted = previews.flatMap((each) => each.deleted);
    const absent = previews.flatMap((each) => each.absent);
    if (absent.length > 0)
        _log_js__WEBPACK_IMPORTED_MODULE_4__/* .log */ .Rm.warning((0,_remove_preview_js__WEBPACK_IMPORTED_MODULE_9__/* .notInAccount */ .Sm)(deleted, absent));
    // In a dry run a wrong key must fail.
    const account = inputs.dryRun ? await hosting.account() : await hosting.account().catch(() => undefined);
    const left = previews.flatMap((each) => each.left ?? []).join(' ');
    const kept = inputs.dryRun ? 'This is a dry run: nothing was deleted.' : left || 'No preview was deleted.';
    const reason = found.length > 0 ? kept : await nonePreviews(environment, services);
    const hint = deleted.length > 0 ? `${deleted.join(', ')} was deleted. The next sweep does the rest.` : undefined;
    const error = signal.aborted ? new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .CancelledError */ .cc(signal.reason.signal, hint) : sweepFailure(previews);
    return { kind: 'swept', environment, previews, deleted, absent, quota: account?.quota, reason, error };
}
/** Previews elsewhere are named: perhaps the sweep is for another environment. */
async function nonePreviews(environment, { deployments }) {
    const newest = (await (0,_log_js__WEBPACK_IMPORTED_MODULE_4__/* .bestEffort */ .z$)('look for other previews', () => deployments.newest(1))) ?? [];
    const others = newest.filter(({ task }) => task !== _github_deployment_js__WEBPACK_IMPORTED_MODULE_2__/* .liveSiteTask */ .t4 && (0,_github_deployment_js__WEBPACK_IMPORTED_MODULE_2__/* .subjectOf */ .et)(task) !== undefined);
    const names = (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_8__/* .firstOf */ .Ku)([...new Set(others.map((each) => (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_8__/* .printable */ .g$)(each.environment)))], 5);
    return `There is no preview in the environment "${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_8__/* .printable */ .g$)(environment)}".${names && ` There are some in: ${names}.`}`;
}
/** Deletes previews that are not needed any more, one after another. Stops at GitHub's rate limit. */
async function sweepPreviews(all, services) {
    const github = (0,_services_js__WEBPACK_IMPORTED_MODULE_6__/* .requireGitHub */ .x)(services, "a sweep finds the previews in the repository's deployments");
    const open = all.length > 0 ? await (0,_github_pull_requests_js__WEBPACK_IMPORTED_MODULE_3__/* .openPullRequests */ .Sm)(github).catch(() => undefined) : undefined;
    const previews = [];
    for (const preview of all) {
        const error = previews.at(-1)?.error;
        if (services.signal.aborted || (error instanceof _github_answers_js__WEBPACK_IMPORTED_MODULE_1__/* .GitHubError */ .y_ && error.status === 429))
            break;
        previews.push(await sweepOne(preview, services, github, open));
    }
    for (const each of previews)
        _log_js__WEBPACK_IMPORTED_MODULE_4__/* .log */ .Rm.info((0,_report_summary_js__WEBPACK_IMPORTED_MODULE_5__/* .sweptLine */ .E)(each));
    return previews;
}
/** By GitHub's clock alone. Branch previews never expire: they may be a site that somebody uses. */
function isExpired({ subject, record: [newest] }, { expireAfter: days }) {
    if (subject.kind !== 'pull-request' || newest === undefined || days === undefined)
        return false;
    return Number(newest.listedAt) - newest.createdAt > days * 24 * 60 * 60_000;
}
/** Asks right before the deletion whether the preview is still needed. If that can't be read, it stays. */
async function sweepOne(preview, services, github, open) {
    const { subject } = preview;
    const { inputs, deployments } = services;
    const links = (0,_github_deployment_js__WEBPACK_IMPORTED_MODULE_2__/* .linksOf */ .hP)(preview.record);
    const kept = (stays, error) => ({ subject, links, deleted: [], absent: [], stays, error });
    try {
        const isListed = subject.kind === 'pull-request' && open?.has(subject.number);
        if (isListed && !isExpired(preview, inputs))
            return kept('it is open');
        const { isNeeded } = await (0,_github_pull_requests_js__WEBPACK_IMPORTED_MODULE_3__.stateOf)(subject, github, open !== undefined);
        // Somebody may have pushed since the sweep began.
        const mayExpire = isNeeded && isExpired(preview, inputs);
        const current = mayExpire ? { ...preview, record: await deployments.recordOf(preview) } : preview;
        if (isNeeded && !isExpired(current, inputs))
            return kept(subject.kind === 'branch' ? 'the branch exists' : 'it is open');
        if (inputs.dryRun)
            return kept('a dry run deletes nothing');
        const age = `Nobody deployed to this preview for ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_8__/* .count */ .U9)(inputs.expireAfter ?? 0, 'day')}. The next push makes a new one.`;
        return await (0,_remove_preview_js__WEBPACK_IMPORTED_MODULE_9__/* .removeOtherPreview */ .tN)(current, services, isNeeded ? age : '');
    }
    catch (error) {
        return kept((0,_text_printable_js__WEBPACK_IMPORTED_MODULE_8__/* .printable */ .g$)((0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(error)), error);
    }
}
/** The error of a sweep that could not read or delete some previews. Undefined if there is none. */
function sweepFailure(previews) {
    const failed = previews.filter(({ error }) => error !== undefined);
    const [first] = failed;
    if (first === undefined)
        return undefined;
    const names = failed.map(({ subject }) => (0,_subject_js__WEBPACK_IMPORTED_MODULE_7__/* .describe */ .q)(subject));
    const message = `${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_8__/* .count */ .U9)(failed.length, 'preview')} could not be swept: ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_8__/* .firstOf */ .Ku)(names, 10)}. ${first.stays}`;
    const { hint = 'Correct the cause and run the sweep again.' } = (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .shownText */ .f$)(first.error);
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ(message, { hint, cause: first.error });
}


/***/ }),

/***/ 345:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UnkeptError: () => (/* binding */ UnkeptError),
/* harmony export */   takeBack: () => (/* binding */ takeBack)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1828);
/* harmony import */ var _history_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7799);
/* harmony import */ var _log_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5357);
/* harmony import */ var _subject_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2991);
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7736);
/* harmony import */ var _remove_preview_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8539);






/** This run made a link, and must not leave it as it is. A live site's stays. */
class UnkeptError extends _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ {
    link;
    constructor(link, ...details) {
        super(...details);
        this.link = link;
    }
}
/** Deletes the link again, if it is a preview's. @returns the error, with one more sentence */
async function takeBack(error, services) {
    const { deployments, history, target } = services;
    const { message, hint, link } = error;
    const errorWith = (result) => new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ActionError */ .lZ(`${message} ${result}`, { hint, cause: error.cause });
    if (!(0,_subject_js__WEBPACK_IMPORTED_MODULE_2__/* .isPreview */ .b)(target))
        return errorWith(`${link} stays.`);
    const { deployment } = (0,_history_js__WEBPACK_IMPORTED_MODULE_5__/* .progressAfter */ .k)(history);
    const why = await (0,_remove_preview_js__WEBPACK_IMPORTED_MODULE_4__/* .deleteLink */ .SV)(link, services).then(() => undefined, _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD);
    if (why !== undefined) {
        const way = 'delete it in the hosting account if it is not needed';
        return errorWith(`${link} could not be deleted again: ${way}. ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_3__/* .printable */ .g$)(why)}`);
    }
    if (deployment)
        await (0,_log_js__WEBPACK_IMPORTED_MODULE_1__/* .bestEffort */ .z$)('delete a deployment', () => deployments.remove([deployment]));
    return errorWith(`${link} was deleted again.`);
}


/***/ }),

/***/ 602:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   tearDown: () => (/* binding */ tearDown)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1828);
/* harmony import */ var _github_answers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2912);
/* harmony import */ var _github_deployment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3620);
/* harmony import */ var _github_pull_requests_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9407);
/* harmony import */ var _hosting_account_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(8713);
/* harmony import */ var _log_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5357);
/* harmony import */ var _report_sticky_comment_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(47);
/* harmony import */ var _services_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9902);
/* harmony import */ var _subject_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2991);
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7736);
/* harmony import */ var _remove_preview_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(8539);











/** Deletes a preview, or the link in `domain` (design 5). @throws {ActionError} if a part of it stays */
async function tearDown(services) {
    const { target, github, deployments, inputs, context } = services;
    // Otherwise the event is a close, a deletion, or of a pull request that was closed before.
    const byPerson = inputs.mode === 'teardown';
    const isBelieved = byPerson || context.action === 'closed' || !context.event.startsWith('pull_request');
    const { domain, subject } = target;
    if (domain === undefined)
        (0,_services_js__WEBPACK_IMPORTED_MODULE_6__/* .requireGitHub */ .x)(services, 'the address of this preview must be written as "domain", or read on GitHub');
    if (domain !== undefined && (byPerson || !github))
        return await removeNamed(domain, services);
    const reading = deployments.recordOf(target);
    const [record, owners, state] = await Promise.all([
        reading,
        deployments.ownersSince(reading),
        byPerson || !github ? undefined : (0,_log_js__WEBPACK_IMPORTED_MODULE_4__/* .bestEffort */ .z$)(`read ${(0,_subject_js__WEBPACK_IMPORTED_MODULE_7__/* .describe */ .q)(subject)}`, () => (0,_github_pull_requests_js__WEBPACK_IMPORTED_MODULE_3__.stateOf)(subject, github)),
    ]);
    const isThere = subject.kind === 'branch' ? 'the branch exists' : 'it is open';
    const why = state ? isThere : 'GitHub did not confirm that it is closed';
    // If GitHub does not answer, only a close and a deletion are believed.
    if (state?.isNeeded ?? !isBelieved)
        return { kind: 'skipped', target, reason: `The preview of ${(0,_subject_js__WEBPACK_IMPORTED_MODULE_7__/* .describe */ .q)(subject)} stays: ${why}.` };
    const links = (0,_github_deployment_js__WEBPACK_IMPORTED_MODULE_2__/* .linksOf */ .hP)(record);
    if (domain !== undefined && !links.includes(domain))
        _log_js__WEBPACK_IMPORTED_MODULE_4__/* .log */ .Rm.notice(`${domain} was left as it is: it is no address of this preview.`);
    if (inputs.dryRun && record.length > 0)
        return await wouldDelete(links, owners, services);
    const reason = links.length > 0 ? '' : await nothingThere(services);
    const removed = await (0,_remove_preview_js__WEBPACK_IMPORTED_MODULE_9__/* .removeOwnPreview */ .Lv)({ record, owners }, services, reason);
    const isFree = async (link) => {
        const all = await (0,_log_js__WEBPACK_IMPORTED_MODULE_4__/* .bestEffort */ .z$)('look for other sites', () => allSites(services));
        return all?.every((each) => each.link !== link) ?? false;
    };
    return record.length > 0 ? removed : { ...removed, isFree };
}
/** Asks for the account, so that a wrong key fails. */
async function wouldDelete(links, owners, services) {
    const { hosting, target } = services;
    const { quota } = await hosting.account();
    for (const text of (0,_remove_preview_js__WEBPACK_IMPORTED_MODULE_9__/* .leftTo */ .lq)(owners, links))
        _log_js__WEBPACK_IMPORTED_MODULE_4__/* .log */ .Rm.warning(text);
    const going = links.filter((link) => !owners.has(link));
    const named = (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_8__/* .firstOf */ .Ku)(going, 10) || 'nothing';
    const reason = `This is a dry run: nothing was changed. It would delete ${named}.`;
    const findings = { 'Would delete': named, Key: 'accepted' };
    return { kind: 'skipped', target, quota, reason, findings };
}
/** Previews in other environments may be other sites, so it does not offer to delete them. */
async function nothingThere({ deployments, target }) {
    const { subject, environment } = target;
    const nothing = `No preview of ${(0,_subject_js__WEBPACK_IMPORTED_MODULE_7__/* .describe */ .q)(subject)} is known in the environment "${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_8__/* .printable */ .g$)(environment)}", so nothing was deleted.`;
    const all = await (0,_log_js__WEBPACK_IMPORTED_MODULE_4__/* .bestEffort */ .z$)('look for other previews', () => deployments.ofSubject(subject, () => true));
    const others = (all ?? []).filter(({ link }) => link !== '');
    const names = [...new Set(others.map((each) => (0,_text_printable_js__WEBPACK_IMPORTED_MODULE_8__/* .printable */ .g$)(each.environment)))];
    return names.length > 0 ? `${nothing} Its previews in other environments stay: ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_8__/* .firstOf */ .Ku)(names, 10)}.` : nothing;
}
/** Deletes the link in `domain`. With a token, a preview's run may delete only its own. */
async function removeNamed(link, services) {
    const { hosting, deployments, github, inputs, target, context } = services;
    const isOfPreview = (0,_subject_js__WEBPACK_IMPORTED_MODULE_7__/* .isPreview */ .b)(target) && github !== undefined;
    const reading = isOfPreview ? deployments.recordOf(target) : allSites(services).catch(warnIfRefused);
    const named = (await reading) ?? [];
    const owners = isOfPreview ? await deployments.ownersSince(named) : new Map();
    const ofLink = named.filter((each) => each.link === link);
    if (isOfPreview && ofLink.length === 0) {
        const message = `${link} is no address of this preview, so nothing was deleted.`;
        const hint = 'To delete it all the same, start this workflow on the default branch.';
        if (context.event === 'workflow_dispatch')
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .RefusedError */ .fk(message, { hint });
        return { kind: 'skipped', target, reason: message };
    }
    const account = ofLink.length === 0 ? await hosting.account() : undefined;
    if (account && !(0,_hosting_account_js__WEBPACK_IMPORTED_MODULE_10__/* .lists */ .k8)(account, link)) {
        const hint = `Check how it is spelled. The account has ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_8__/* .count */ .U9)(account.links.length, 'link')}.`;
        const message = `the account has no site at ${link}, and no deployment that was read names it, so nothing was deleted.`;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz('domain', message, { hint });
    }
    if (inputs.dryRun)
        return await wouldDelete([link], owners, services);
    const isPartial = isOfPreview && ofLink.length < named.length;
    if (owners.has(link))
        return { ...(await (0,_remove_preview_js__WEBPACK_IMPORTED_MODULE_9__/* .removeOwnPreview */ .Lv)({ record: ofLink, owners }, services)), isPartial };
    _log_js__WEBPACK_IMPORTED_MODULE_4__/* .log */ .Rm.info(`Deleting ${link}.`);
    const { quota, wasThere } = await (0,_remove_preview_js__WEBPACK_IMPORTED_MODULE_9__/* .deleteLink */ .SV)(link, services);
    await deployments.remove(ofLink).catch(warnIfRefused);
    if (!wasThere)
        _log_js__WEBPACK_IMPORTED_MODULE_4__/* .log */ .Rm.remark((0,_remove_preview_js__WEBPACK_IMPORTED_MODULE_9__/* .notInAccount */ .Sm)([], [link]));
    const gone = wasThere ? { deleted: [link], absent: [] } : { deleted: [], absent: [link] };
    const removed = { kind: 'removed', ...gone, quota, isPartial, reason: '' };
    for (const { environment, task, sha } of isOfPreview ? [] : previewsAt(link, named)) {
        const owner = { environment, subject: (0,_github_deployment_js__WEBPACK_IMPORTED_MODULE_2__/* .subjectOf */ .et)(task) ?? target.subject };
        await (0,_report_sticky_comment_js__WEBPACK_IMPORTED_MODULE_5__/* .commenterFor */ .s)(owner, github, inputs)({ ...removed, target: { ...owner, sha, domain: undefined } });
    }
    return { ...removed, target };
}
/** The newest deployments of the previews whose comments show a link. */
function previewsAt(link, all) {
    const previews = all.filter((each) => each.task !== _github_deployment_js__WEBPACK_IMPORTED_MODULE_2__/* .liveSiteTask */ .t4 && each.link !== '');
    const newest = new Map(previews.toReversed().map((each) => [`${each.task} ${each.environment.toLowerCase()}`, each]));
    return [...newest.values()].filter((each) => each.link === link);
}
/** All deployments of live sites, and those of previews among the repository's newest. */
async function allSites({ deployments }) {
    const readLiveSites = deployments.ofSubject({ kind: 'live-site' }, () => false);
    const [liveSites, newest] = await Promise.all([readLiveSites, deployments.newest()]);
    return [...liveSites, ...newest.filter(({ task }) => task !== _github_deployment_js__WEBPACK_IMPORTED_MODULE_2__/* .liveSiteTask */ .t4)];
}
/** A refusal by GitHub is only a warning: the link is deleted anyway. */
function warnIfRefused(error) {
    if (!(error instanceof _github_answers_js__WEBPACK_IMPORTED_MODULE_1__/* .GitHubError */ .y_ && [403, 404].includes(error.status)))
        throw error;
    (0,_log_js__WEBPACK_IMPORTED_MODULE_4__/* .warnOf */ .c$)(`Its deployments stay on GitHub, if there are any. ${error.message}`, error);
}


/***/ }),

/***/ 47:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ commenterFor)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8500);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1828);
/* harmony import */ var _github_comments_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7893);
/* harmony import */ var _log_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5357);
/* harmony import */ var _comment_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6335);
/* harmony import */ var _section_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5059);






/** How long another job may take between reading and writing. */
const otherJobMs = 1000;
const maxWrites = 5;
/** Does nothing if the site is no pull request's, or the user wants no comment. */
function commenterFor({ subject, environment }, github, { comment, message, dryRun }, wait = node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout) {
    const isWanted = comment && !dryRun && subject.kind === 'pull-request';
    const thread = github && isWanted ? { github, number: subject.number, wait } : undefined;
    if (thread)
        (0,_github_comments_js__WEBPACK_IMPORTED_MODULE_2__/* .loginOf */ .DQ)(thread.github).catch(() => { });
    return async (outcome, remarks = []) => {
        if (thread === undefined)
            return;
        try {
            const comments = await read(thread);
            const old = comments.sections.get(environment.toLowerCase());
            const isFree = outcome.kind === 'removed' && old?.facts.link ? await outcome.isFree?.(old.facts.link) : undefined;
            const section = old && isFree !== undefined ? (0,_comment_js__WEBPACK_IMPORTED_MODULE_4__/* .withoutRecord */ .k6)(old, isFree) : (0,_section_js__WEBPACK_IMPORTED_MODULE_5__/* .sectionOf */ .ZE)(outcome, message, old, remarks);
            if (section)
                await write(thread, comments, section);
        }
        catch (error) {
            (0,_log_js__WEBPACK_IMPORTED_MODULE_3__/* .warnOf */ .c$)(`The comment on pull request #${thread.number} may not show this run. ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(error)}`, error);
        }
    };
}
/** An app's login ends in `[bot]` in REST, but not always in GraphQL. A person's login can't end so. */
async function read({ github, number }) {
    const [login, all] = await Promise.all([(0,_github_comments_js__WEBPACK_IMPORTED_MODULE_2__/* .loginOf */ .DQ)(github), (0,_github_comments_js__WEBPACK_IMPORTED_MODULE_2__/* .commentsOf */ .u3)(github, number)]);
    const names = [login, `${login}[bot]`];
    const ours = all.filter(({ body, author }) => body.startsWith(_comment_js__WEBPACK_IMPORTED_MODULE_4__/* .commentMarker */ .Ql) && names.includes(author));
    ours.sort((a, b) => a.id - b.id);
    // If two comments have a section for one site, the newer comment wins.
    const found = ours.flatMap(({ body }) => (0,_comment_js__WEBPACK_IMPORTED_MODULE_4__/* .sectionsIn */ .cW)(body));
    const sections = new Map(found.map((each) => [each.facts.environment.toLowerCase(), each]));
    return { ids: ours.map(({ id }) => id), sections };
}
/** Writes a section until it is there: other jobs write the same comment, and may have read it before. */
async function write(thread, { ids, sections }, section) {
    const key = section.facts.environment.toLowerCase();
    const endsAtMs = performance.now() + 60_000;
    let refusal;
    for (let attempt = 1; attempt <= maxWrites && performance.now() < endsAtMs; attempt += 1) {
        sections.set(key, section);
        const isFirst = ids.length === 0 && attempt === 1;
        refusal = await (0,_github_comments_js__WEBPACK_IMPORTED_MODULE_2__/* .replaceComments */ .Tl)(thread.github, thread.number, ids, (0,_comment_js__WEBPACK_IMPORTED_MODULE_4__/* .bodyOf */ .EN)([...sections.values()]));
        if (!refusal && ids.length === 1 && sections.size === 1)
            return;
        // Two jobs may both have made a comment; the later reader merges them. The random wait keeps them from colliding again.
        if (refusal || !isFirst)
            await thread.wait(attempt === 1 ? otherJobMs : otherJobMs * (1 + 2 * attempt * Math.random()));
        ({ ids, sections } = await read(thread));
        if (ids.length === 1 && (0,_comment_js__WEBPACK_IMPORTED_MODULE_4__/* .isKept */ .t8)(section, sections.get(key)))
            return;
    }
    throw refusal ?? new Error('Other jobs went on writing it.');
}


/***/ }),

/***/ 9902:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  askPullRequest: () => (/* binding */ askPullRequest),
  x: () => (/* binding */ requireGitHub),
  t: () => (/* binding */ requireMayCreate),
  servicesFor: () => (/* binding */ servicesFor),
  servicesForSite: () => (/* binding */ servicesForSite)
});

// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(1828);
// EXTERNAL MODULE: ./build/github/answers.js
var answers = __webpack_require__(2912);
// EXTERNAL MODULE: ./build/github/client.js
var client = __webpack_require__(4940);
// EXTERNAL MODULE: ./build/github/pull-requests.js
var pull_requests = __webpack_require__(9407);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
// EXTERNAL MODULE: ./build/http/attempts.js
var attempts = __webpack_require__(3996);
// EXTERNAL MODULE: ./build/text/printable.js
var printable = __webpack_require__(7736);
// EXTERNAL MODULE: ./build/variables.js
var variables = __webpack_require__(2090);
// EXTERNAL MODULE: ./build/github/deployment.js
var deployment = __webpack_require__(3620);
;// CONCATENATED MODULE: ./build/github/record.js








const ofAll = '/repos/{owner}/{repo}/deployments';
const ofOne = `${ofAll}/{deployment_id}`;
/** Our deployments on GitHub, newest first; none without a token. All methods throw {@link GitHubError}. */
class Deployments {
    run;
    #github;
    constructor(github, run) {
        this.run = run;
        this.#github = github;
    }
    /** A live site may have thousands: only the pages up to one with a link. */
    async recordOf({ environment, subject }, as) {
        const isLive = subject.kind === 'live-site';
        const names = { environment, task: (0,deployment/* taskOf */.Xb)(subject) };
        return await this.#list(names, (found) => isLive && found.some(({ link }) => link !== ''), as);
    }
    /** In all environments. All live sites are one subject. */
    async ofSubject(subject, isEnough) {
        return await this.#list({ task: (0,deployment/* taskOf */.Xb)(subject) }, isEnough);
    }
    /** Ours among the repository's newest deployments, 100 to a page. */
    async newest(maxPages = 10) {
        return await this.#list({}, (_, pages) => pages === maxPages);
    }
    async previews(environment) {
        const all = await this.#list({ environment }, () => false);
        const ofPreviews = all.filter(({ task }) => task !== deployment/* liveSiteTask */.t4);
        const owners = ofPreviews.length > 0 ? await this.ownersSince(ofPreviews) : new Map();
        const records = new Map();
        for (const each of ofPreviews) {
            const record = records.get(each.task) ?? [];
            record.push(each);
            records.set(each.task, record);
        }
        return Array.from(records).flatMap(([task, record]) => {
            const subject = (0,deployment/* subjectOf */.et)(task);
            return subject === undefined ? [] : { environment, subject, owners, record };
        });
    }
    /**
     * Live sites that were deployed to since a day before the first of some previews: who took a link was recorded later.
     *
     * @throws {ActionError} if the list ends too early, because what was not read may own a link (rule 4)
     */
    async ownersSince(record) {
        let read = 0;
        const isEnough = async (found) => {
            read = found.length;
            const firstMs = Math.min(...(await record).map(({ createdAt }) => createdAt));
            return found.some(({ createdAt }) => createdAt < firstMs - 24 * 60 * 60_000);
        };
        const liveSites = await this.ofSubject({ kind: 'live-site' }, isEnough).catch((cause) => {
            if (!(cause instanceof answers/* GitHubError */.y_) || read === 0)
                throw cause;
            const message = `${cause.message} Only ${(0,printable/* count */.U9)(read, 'deployment')} of live sites could be read, and an address may belong to another one, so nothing was deleted.`;
            throw new errors/* ActionError */.lZ(message, { hint: cause.hint, cause });
        });
        // The newest deployment with a link has the current one.
        const oldestFirst = liveSites.filter(({ link }) => link !== '').toReversed();
        const current = new Map(oldestFirst.map((each) => [each.environment.toLowerCase(), each]));
        return new Map(Array.from(current.values(), ({ link, environment }) => [link, environment]));
    }
    /** Filters again: if GitHub ignored a filter, several sites would be mixed. */
    async #list(names, isEnough, as) {
        const isAsked = ({ environment, task }) => task === (names.task ?? task) && (0,deployment/* isSameEnvironment */.gj)(environment, names.environment ?? environment);
        const found = [];
        const known = new Set();
        let pages = 0;
        for await (const page of this.#github?.pages('list deployments', `GET ${ofAll}`, names, as) ?? []) {
            const added = page.filter((each) => !known.has(each.number('id')));
            // What is behind such a page can't be read, and may own a link.
            if (page.length > 0 && added.length === 0)
                throw new answers/* GitHubError */.y_('list deployments', 0, 'a page came twice');
            for (const each of added)
                known.add(each.number('id'));
            found.push(...added.flatMap((each) => (0,deployment/* deploymentIn */.dG)(each) ?? []).filter(isAsked));
            pages += 1;
            if (await isEnough(found, pages))
                break;
        }
        return found;
    }
    /** `isNew`: this run made the link, and no later run would find it. After a lost answer the record is read first. */
    async create(site, sha, link, isNew) {
        const github = this.#github;
        if (!github)
            return undefined;
        const ours = { environment: site.environment, task: (0,deployment/* taskOf */.Xb)(site.subject), sha, link, ...this.run };
        let isLost = false;
        const send = async () => {
            const known = isLost ? await this.recordOf(site, client/* once */.Oo) : [];
            const done = known.find((each) => (0,external_node_util_.isDeepStrictEqual)({ ...each, ...ours, environment: each.environment }, each));
            if (done)
                return done;
            const made = await github.ask('create a deployment', `POST ${ofAll}`, (0,deployment/* requestFor */.pU)(ours), client/* once */.Oo);
            return { id: made.number('id'), createdAt: Date.parse(made.string('created_at')), ...ours };
        };
        const waitAfter = (error) => {
            if (!(error instanceof answers/* GitHubError */.y_))
                return undefined;
            isLost ||= error.mayHaveHappened;
            return error.retryAfter;
        };
        return await (0,attempts/* repeat */.ux)(send, waitAfter, github.killed, { maxAttempts: 20, withinMs: isNew ? 120_000 : 30_000 });
    }
    /** For people: this action never reads it. */
    async show({ id }, state, link) {
        const urls = { environment_url: link && `https://${link}`, log_url: (0,variables/* runUrl */.Vp)() || undefined };
        const status = { deployment_id: id, state, auto_inactive: false, ...urls };
        await this.#github?.ask('create a deployment status', `POST ${ofOne}/statuses`, status, client/* showing */.E5);
    }
    async remove(deployments) {
        // GitHub refuses to delete an active deployment. Usually only the newest one is active.
        if (deployments[0])
            await (0,answers/* ifThere */.y)(this.show(deployments[0], 'inactive'));
        for (let at = 0; at < deployments.length; at += 4)
            await Promise.all(deployments.slice(at, at + 4).map((each) => this.#removeOne(each)));
    }
    async #removeOne(each) {
        const send = () => (0,answers/* ifThere */.y)(this.#github?.ask('delete a deployment', `DELETE ${ofOne}`, { deployment_id: each.id }));
        await send().catch(async (error) => {
            if (!(error instanceof answers/* GitHubError */.y_ && error.status === 422))
                throw error;
            await (0,answers/* ifThere */.y)(this.show(each, 'inactive'));
            await send();
        });
    }
    async mayCreate() {
        return (await this.#github?.may('ask about deployments', `POST ${ofAll}`)) ?? false;
    }
}

// EXTERNAL MODULE: ./build/http/connect.js
var connect = __webpack_require__(5506);
// EXTERNAL MODULE: ./build/http/exchange.js
var exchange = __webpack_require__(7887);
// EXTERNAL MODULE: ./build/log.js
var log = __webpack_require__(5357);
// EXTERNAL MODULE: ./build/hosting/account.js
var hosting_account = __webpack_require__(8713);
// EXTERNAL MODULE: ./build/hosting/answers.js
var hosting_answers = __webpack_require__(3237);
;// CONCATENATED MODULE: ./build/hosting/dialects.js
/** Interface 4.1. */
const plain = { update: ['POST', 'PUT'], delete: ['POST', 'DELETE'], folders: 'files' };
/** Sources: the vendor's API documentation of 2026; for archives, public clients. */
const tiiny = { update: ['PUT', 'POST'], delete: ['DELETE', 'POST'], folders: 'zip' };
/** Whether it is the default of `base-url`. */
const isLiveService = ({ hostname }) => hostname === 'ext.tiiny.host';
const dialectOf = (url) => (isLiveService(url) ? tiiny : plain);

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./build/site/file-access.js
var file_access = __webpack_require__(2328);
// EXTERNAL MODULE: ./build/site/file-names.js
var file_names = __webpack_require__(8012);
// EXTERNAL MODULE: ./build/text/media-type.js
var media_type = __webpack_require__(6112);
;// CONCATENATED MODULE: ./build/hosting/multipart.js




/** Bytes of a chunk. Small files share one, because a write costs far more than a copy. Half of it takes 30 % longer. */
const chunkSize = 512 * 1024;
/** RFC 7578. Form libraries open a stream for each file, and take 3 to 25 times as long. */
function multipartBody(domain, files, settings) {
    const boundary = `----StaticDeploy${(0,external_node_crypto_.randomBytes)(18).toString('hex')}`;
    const head = (name) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"`;
    const field = (name, value) => value === undefined ? '' : `${head(name)}\r\n\r\n${value}\r\n`;
    function* pieces() {
        let prefix = field('domain', domain) + field('siteSettings', settings);
        for (const file of files) {
            const type = (0,media_type/* mediaType */.J)(file.path) ?? 'application/octet-stream';
            const ofFile = `${head('files')}; filename="${(0,file_names/* wireName */.R5)(file.path)}"\r\nContent-Type: ${type}\r\n\r\n`;
            yield { text: prefix + ofFile, file };
            prefix = '\r\n';
        }
        yield { text: `${prefix}--${boundary}--\r\n` };
    }
    let length = 0;
    for (const piece of pieces())
        length += sizeOf(piece);
    return { contentType: `multipart/form-data; boundary=${boundary}`, length, stream: () => encode(pieces()) };
}
const sizeOf = ({ text, file }) => Buffer.byteLength(text) + (file?.size ?? 0);
/** Two chunks are used for all, because allocating new ones would take as long as sending. */
async function* encode(pieces) {
    const both = Buffer.allocUnsafeSlow(2 * chunkSize);
    const chunk = both.subarray(0, chunkSize);
    let used = 0;
    for (const piece of pieces) {
        const { text, file } = piece;
        const size = sizeOf(piece);
        if (used + size > chunkSize) {
            yield chunk.subarray(0, used);
            used = 0;
        }
        used += chunk.write(text, used);
        if (file && size <= chunkSize) {
            (0,file_access/* readWhole */.oD)(file, chunk.subarray(used));
            used += file.size;
        }
        else if (file) {
            yield chunk.subarray(0, used);
            yield* (0,file_access/* readInChunks */.kT)(file, both);
            used = 0;
        }
    }
    yield chunk.subarray(0, used);
}

;// CONCATENATED MODULE: ./build/hosting/hosting-service.js









/** Design 6. Its methods repeat their requests where that is safe. They throw an `ActionError`, or the signal's reason. */
function hostingAt(options) {
    const dialect = dialectOf(options.baseUrl);
    /** Interface 4.4. */
    const account = async () => {
        const result = await ask(options, { path: 'profile', methods: ['GET'], read: hosting_answers/* profileOf */.dp });
        if (result.kind === 'failed')
            throw result.error;
        return result.answer;
    };
    return {
        dialect,
        account,
        /** Interface 4.1 and 4.2. A failure is returned, not thrown. */
        async upload(files, to) {
            const { link, isNew, password, site = files } = to;
            const settings = password === undefined ? undefined : JSON.stringify({ passwordProtected: true, password });
            const body = multipartBody(link, files, settings);
            const methods = isNew ? ['POST'] : dialect.update;
            return await ask(options, { path: 'upload', methods, bodyOf: () => body, isNew, site, read: hosting_answers/* uploadOf */.n$ });
        },
        /** Interface 4.3. The account no longer lists the link. */
        async remove(link) {
            const bodyOf = (method) => (method === 'POST' ? (0,connect/* jsonBody */.J9)({ domain: link }) : multipartBody(link, []));
            const result = await ask(options, { path: 'delete', methods: dialect.delete, bodyOf, read: hosting_answers/* profileOf */.dp });
            const isAnswered = result.kind === 'answered';
            // A link that is gone is deleted, whatever the answer was.
            const listed = isAnswered ? result.answer : await account().catch(() => undefined);
            if (listed && !(0,hosting_account/* lists */.k8)(listed, link))
                return { ...listed, wasThere: isAnswered || result.mayHaveHappened };
            if (!isAnswered)
                throw result.error;
            const inAccount = 'If the link stays, delete it in the hosting account.';
            const hint = `Run the job again. ${isLiveService(options.baseUrl) ? inAccount : (0,hosting_answers/* mustAnswer */["if"])(headings.delete)}`;
            throw new errors/* ServiceError */._7(200, '', `The service still lists ${link} after the deletion.`, { hint });
        },
    };
}
const names = { profile: 'the request for the account', upload: 'the upload', delete: 'the deletion' };
const headings = { profile: '44-ask-for-the-account', upload: '42-update-a-site', delete: '43-delete-a-site' };
/** Sends a request (interface 4 and 5), and repeats it if that is safe and may help. */
async function ask(options, question) {
    const { baseUrl, apiKey, signal } = options;
    const { path, bodyOf, isNew, site, read } = question;
    const what = names[path];
    const heading = isLiveService(baseUrl) ? '' : isNew ? '41-make-a-site' : headings[path];
    const methods = [...question.methods];
    const url = new URL(`${baseUrl.href.replace(/\/$/u, '')}/v1/${path}`);
    const headers = { 'x-api-key': apiKey };
    // The service may unpack a site for long before it answers.
    const request = { what, addressFrom: 'base-url', url, headers, signal, idleTimeoutMs: 120_000 };
    let mayHaveHappened = false;
    /** Milliseconds. Undefined if the request must not be repeated. */
    let wait;
    const send = async () => {
        const [method = '', other] = methods;
        const body = bodyOf?.(method);
        const progress = { sent: 0 };
        let askedFor = 0;
        try {
            const answer = await (0,exchange/* exchange */.c)({ ...request, method, body, mayRepeat: !isNew, progress });
            askedFor = (0,attempts/* askedWait */.Uy)(answer);
            return read((0,hosting_answers/* dataOf */.qu)(answer, what, url, site, heading), heading !== '');
        }
        catch (error) {
            const meaning = (0,hosting_answers/* meaningOf */.Pr)(error);
            const mayCount = body !== undefined && progress.sent === body.length && meaning.mayHaveHappened;
            mayHaveHappened ||= mayCount;
            wait = meaning.mayPass && !(isNew && mayCount) ? askedFor : undefined;
            if (!meaning.isUnknown || other === undefined)
                throw error;
            log/* log */.Rm.info(`${(0,errors/* messageOf */.bD)(error)} It is sent as ${other} now.`);
            methods.shift();
            return await send();
        }
    };
    try {
        return { kind: 'answered', answer: await (0,attempts/* repeat */.ux)(send, () => wait, signal) };
    }
    catch (error) {
        return { kind: 'failed', error, mayHaveHappened };
    }
}

// EXTERNAL MODULE: ./build/plan/context.js
var plan_context = __webpack_require__(5212);
// EXTERNAL MODULE: ./build/report/sticky-comment.js
var sticky_comment = __webpack_require__(47);
// EXTERNAL MODULE: ./build/subject.js
var subject = __webpack_require__(2991);
;// CONCATENATED MODULE: ./build/services.js









function servicesFor(options) {
    const { inputs, context, signal } = options;
    const { baseUrl, apiKey, githubToken: token } = inputs;
    const { repository, apiUrl, run, workflow, pullRequest } = context;
    const hosting = hostingAt({ baseUrl, apiKey, signal });
    const isOfFork = context.event === 'pull_request' && pullRequest !== undefined && (0,plan_context/* isForeign */.jq)(pullRequest, context);
    const github = token && repository ? new client/* GitHub */.gq({ token, repository, apiUrl, signal, isOfFork }) : undefined;
    const deployments = new Deployments(github, { run, workflow, job: (0,plan_context/* jobDigest */._m)(inputs, context) });
    return { ...options, hosting, github, deployments, history: [] };
}
function servicesForSite(target, services) {
    const { inputs, github, deployments, context } = services;
    return {
        ...services,
        target,
        deployer: { ...deployments.run, target, event: context.event, remembers: github !== undefined },
        comment: (0,sticky_comment/* commenterFor */.s)(target, github, inputs),
        password: (0,subject/* isPreview */.b)(target) ? inputs.previewPassword : undefined,
    };
}
/** @param why start of the error message, without a full stop @throws {InputError} if there is no token */
function requireGitHub({ github }, why) {
    if (github !== undefined)
        return github;
    const text = `Leave github-token out, so that it is the job's own. ${answers/* addPermissions */.CI}`;
    throw new errors/* InputError */.dz('github-token', `${why}. This needs a token.`, { hint: { text, blocks: answers/* permissionBlocks */._4 } });
}
/** @throws {InputError} if the token may not create deployments, so that a new link would be forgotten */
async function requireMayCreate(services) {
    const { deployments, github, target } = services;
    if (github && !(await deployments.mayCreate()))
        throw (0,answers.recordRefused)((0,subject/* describe */.q)(target.subject));
}
/** @throws {ActionError} if there is no answer */
async function askPullRequest(number, options) {
    const github = requireGitHub(servicesFor(options), `pull request #${number} must be read on GitHub first`);
    return await (0,pull_requests/* pullRequest */.VV)(github, number).catch((cause) => {
        if (!(0,answers.isForbidden)(cause))
            throw cause;
        const text = `If it exists on GitHub, the token has no permission to see it. ${answers/* addPermissions */.CI}`;
        const message = `${cause.message} Nothing was done.`;
        throw new errors/* ActionError */.lZ(message, { hint: { text, blocks: answers/* permissionBlocks */._4 }, cause });
    });
}


/***/ }),

/***/ 3786:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ feedStart),
/* harmony export */   W: () => (/* binding */ feedIn)
/* harmony export */ });
/* harmony import */ var _file_access_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2328);
/* harmony import */ var _private_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6578);


/** The first element of a feed or a sitemap, behind what XML permits. */
const feedStart = /^(?:\s|<\?(?:(?!\?>).)*\?>|<!--(?:(?!-->).)*-->|<!doctype(?:[^>[]|\[[^\]]*\])*>)*<(?:[\w.-]+:)?(rss|feed|rdf|urlset|sitemapindex)[\s/>]/isu;
/** The first element of a feed or a sitemap at the root, without its prefix. */
function feedIn(file) {
    if (file.path.includes('/') || (0,_private_files_js__WEBPACK_IMPORTED_MODULE_1__/* .isBinary */ .Go)(file.path))
        return undefined;
    return feedStart.exec((0,_file_access_js__WEBPACK_IMPORTED_MODULE_0__/* .readStart */ .H6)(file, 64 * 1024))?.[1];
}


/***/ }),

/***/ 2328:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $N: () => (/* binding */ codeOf),
/* harmony export */   CD: () => (/* binding */ attempt),
/* harmony export */   H6: () => (/* binding */ readStart),
/* harmony export */   Us: () => (/* binding */ whileOpen),
/* harmony export */   Zs: () => (/* binding */ stampOf),
/* harmony export */   hD: () => (/* binding */ quote),
/* harmony export */   kT: () => (/* binding */ readInChunks),
/* harmony export */   lQ: () => (/* binding */ isFolder),
/* harmony export */   oD: () => (/* binding */ readWhole),
/* harmony export */   yR: () => (/* binding */ readText)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7975);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1828);
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7736);




const readAsync = (0,node_util__WEBPACK_IMPORTED_MODULE_1__.promisify)(node_fs__WEBPACK_IMPORTED_MODULE_0__.read);
/** @param path relative to the site's root. @param what follows "can't be". @throws {SiteError} */
function attempt(path, what, action) {
    try {
        return action();
    }
    catch (cause) {
        throw refusal(path, what, cause);
    }
}
function refusal(path, what, cause) {
    const code = codeOf(cause);
    const hint = 'Check its permissions, and that no other program writes there; or leave it out with "exclude".';
    return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .SiteError */ .wt(`${quote(path || '.')} can't be ${what}: ${code}.`, { hint, cause });
}
/** The system's code, such as `EACCES`. @throws an error of our own, because it says more */
function codeOf(cause) {
    if (cause instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ActionError */ .lZ)
        throw cause;
    return cause instanceof Error && 'code' in cause ? String(cause.code) : 'unknown reason';
}
const isFolder = (path) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path) && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).isDirectory();
const quote = (path) => `"${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_3__/* .excerpt */ .Kb)(path, 300)}"`;
function whileOpen({ path, source }, action) {
    return attempt(path, 'read', () => {
        const descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(source, 'r');
        try {
            return action(descriptor);
        }
        finally {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
        }
    });
}
/** What shows whether a file was changed. Numbers, because a text for each file would take several times the memory. */
function stampOf(descriptor) {
    const { size, mtimeMs, ctimeMs } = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(descriptor);
    return { size, mtimeMs, ctimeMs };
}
/** Undefined for a larger file. */
function readText(file, maxBytes) {
    return file.size > maxBytes ? undefined : readWhole(file).toString();
}
/** Without marks, and the zeros of UTF-16. */
function readStart(file, maxBytes) {
    const start = Buffer.alloc(maxBytes);
    const length = whileOpen(file, (descriptor) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(descriptor, start, 0, start.length, 0));
    return start.toString('utf8', 0, length).replace(/[\0\ufffd\ufeff]/gu, '');
}
/** Reads to the start of `into`, and returns that. @throws {SiteError} if the file changed after it was collected */
function readWhole(file, into = Buffer.allocUnsafe(file.size)) {
    const { content, size } = file;
    if (content?.copy(into) !== undefined)
        return into;
    return whileOpen(file, (descriptor) => {
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(descriptor, into, 0, size, null) < size)
            throw changed(file);
        checkSame(descriptor, file);
        return into;
    });
}
/** As `readWhole`, in chunks of half the buffer. Each is valid until the next one is asked for, which is read meanwhile. */
async function* readInChunks(file, buffer) {
    const { path, source, content, size } = file;
    if (content !== undefined)
        return yield* content.length > 0 ? [content] : [];
    const half = Math.ceil(buffer.length / 2);
    const [one, other] = [buffer.subarray(0, half), buffer.subarray(half)];
    const descriptor = attempt(path, 'read', () => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(source, 'r'));
    const readFrom = (position, into) => readAsync(descriptor, into, 0, Math.min(into.length, size - position), position);
    let reading;
    try {
        checkSame(descriptor, file);
        for (let position = 0; position < size;) {
            const { bytesRead, buffer: full } = await (reading ?? readFrom(0, one));
            position += bytesRead;
            if (bytesRead === 0)
                throw changed(file);
            if (position === size)
                checkSame(descriptor, file);
            else
                reading = readFrom(position, full === one ? other : one);
            // It is thrown once the next chunk is asked for.
            reading?.catch(() => { });
            yield full.subarray(0, bytesRead);
        }
    }
    catch (cause) {
        throw refusal(path, 'read', cause);
    }
    finally {
        await reading?.catch(() => { });
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
    }
}
function checkSame(descriptor, file) {
    const { size, mtimeMs, ctimeMs } = stampOf(descriptor);
    const isSame = size === file.size && mtimeMs === (file.mtimeMs ?? mtimeMs) && ctimeMs === (file.ctimeMs ?? ctimeMs);
    if (!isSame)
        throw changed(file);
}
function changed({ path }) {
    const message = `${quote(path)} changed after the site was collected, so the deploy was stopped.`;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .SiteError */ .wt(message, { hint: 'Check that the build has ended before this step starts.' });
}


/***/ }),

/***/ 8012:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lv: () => (/* binding */ omissionOf),
/* harmony export */   R5: () => (/* binding */ wireName),
/* harmony export */   kR: () => (/* binding */ requireNames)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1828);
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7736);
/* harmony import */ var _file_access_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2328);



const neverPublished = /(?:^|\/)(?:\.git|\.ds_store|thumbs\.db|desktop\.ini)(?:\/|$)/iu;
const hidden = /(?:^|\/)\.(?!well-known\/)/u;
function omissionOf(path, isFolder, hiddenToo) {
    if (neverPublished.test(path))
        return 'never published';
    return !hiddenToo && hidden.test(isFolder ? `${path}/` : path) ? 'hidden' : undefined;
}
/** Throws for names that can't be sent, or that become the same name (design 7.2). @param lost not in UTF-8 */
function requireNames(files, lost) {
    const wrong = lost.map((path) => `${(0,_file_access_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(path)} (not UTF-8)`);
    const known = new Map();
    const mayBeOne = files.some(({ path }) => /[^ !#-~]/u.test(path));
    for (const { path } of files) {
        if (/\p{Cc}/u.test(path))
            wrong.push(`${(0,_file_access_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(path)} (a control character)`);
        if (path.includes('\\'))
            wrong.push(`${(0,_file_access_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(path)} (a backslash)`);
        for (let end = mayBeOne ? path.length : 0; end > 0; end = path.lastIndexOf('/', end - 1)) {
            const part = path.slice(0, end);
            const name = wireName(part).normalize();
            const other = known.get(name);
            if (other === part && part !== path)
                break;
            const how = other?.normalize() === part.normalize() ? 'in another form of Unicode' : 'when it is sent';
            if (other !== undefined)
                wrong.push(`${(0,_file_access_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(part)} (the same as ${(0,_file_access_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(other)} ${how})`);
            known.set(name, part);
        }
    }
    const hint = 'Rename or move them, or leave them out with "exclude", where "?" is any character. Nothing was sent.';
    if (wrong.length > 0)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .SiteError */ .wt(`These names can't be published: ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .firstOf */ .Ku)(wrong, 50)}.`, { hint });
}
/** A path as the `filename` of a part: escaped as browsers do (HTML, "multipart/form-data encoding algorithm"). */
function wireName(path) {
    return path.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}


/***/ }),

/***/ 6578:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B9: () => (/* binding */ mayShowKeys),
/* harmony export */   EV: () => (/* binding */ isPrivateFolder),
/* harmony export */   Go: () => (/* binding */ isBinary),
/* harmony export */   Wn: () => (/* binding */ isPrivateFile),
/* harmony export */   _6: () => (/* binding */ isHtml),
/* harmony export */   lt: () => (/* binding */ isSearchIndex),
/* harmony export */   y6: () => (/* binding */ isProse)
/* harmony export */ });
// From the rules of gitrob (github.com/michenriksen/gitrob, core/signatures.go), shhgit (github.com/eth0izzle/shhgit,
// config.yaml), gitleaks (github.com/gitleaks/gitleaks, cmd/generate/config/rules/privatekey.go) and GitHub's templates
// (github.com/github/gitignore), without what a site may offer: logs, databases, a program's configuration.
const { raw } = String;
function endsIn(prefix, ...names) {
    const pattern = new RegExp(`${prefix}(?:${names.join(' ').replaceAll(' ', '|')})$`, 'isu');
    return (path) => pattern.test(path);
}
const stage = '(?:local|dev|development|test|testing|ci|qa|uat|stage|staging|preview|prod|production|live)';
const isPrivateName = endsIn('^', 
// Pages read their configuration from "env.json" or "env.js".
raw `\.env.* .*\.env .*\.env\.txt (?:dot)?env env\.${stage}(?:\.local)? \.dev\.vars.* \.renviron`, raw `npmrc \.npmrc.* \.yarnrc\.yml \.pypirc settings-security\.xml [._]netrc \.git-credentials \.?htpasswd \.pgpass`, raw `\.my(?:login)?\.cnf \.s3cfg \.boto \.dockercfg \.dockerconfigjson \.tugboat otr\.private_key proftpdpasswd`, raw `\.vault-token \.terraformrc \.smbcredentials \.msmtprc \.ftpconfig \.remote-sync\.json sftp-config\.json`, raw `filezilla\.xml recentservers\.xml .+\.tfstate(?:\.\d+)? .+\.tfvars(?:\.json)? master\.key \.?wp-config\.php.*`, raw `local\.settings\.json (?:credentials|rootkey|.*accesskeys)\.csv client_secrets?(?:_.*)?\.json gha-creds-.*\.json`, raw `kubeconfig kubeconfig-[^.]* kubeconfig\.ya?ml`, 
// Shells keep passwords that were typed. Key stores can't be searched.
raw `\.\w*history fish_history .+_(?:rsa|dsa|ecdsa|ed25519)(?:_sk)?`, raw `.+\.(?:p12|pfx|pkcs12|jks|jceks|bks|ppk|keystore|keyring|keychain|agilekeychain|kwallet|kdbx?|psafe3)`);
const isPrivatePlace = endsIn('(?:^|/)', raw `\.docker/config\.json \.vscode/sftp\.json \.m2/settings\.xml \.bundle/config \.composer/auth\.json`, raw `config/(?:secrets|database)\.ya?ml \.streamlit/secrets\.toml`);
const isPrivateFolder = endsIn(raw `(?:^|[/\\])`, raw `\.(?:ssh|aws|azure|gnupg|kube|cargo|gem|terraform\.d|password-store|svn|hg|bzr|jj) node_modules \.env(?:\.[^/\\]*)?`, raw `\.config[/\\](?:gh|gcloud)`);
const html = 'html htm xhtml shtml';
const text = 'md mdx markdown rst adoc rss atom vtt srt';
const media = [
    'png apng jpg jpeg gif webp avif ico bmp tif tiff heic jxl psd woff woff2 ttf otf eot',
    'mp3 mp4 m4a m4v ogg ogv oga opus wav flac webm mov avi mkv glb',
    'pdf zip gz tgz br zst bz2 xz 7z docx xlsx pptx epub',
];
const code = 'js mjs cjs jsx ts mts cts tsx vue svelte map wasm css scss sass less webmanifest svg py rb go sh ps1';
const isHtml = endsIn(raw `\.`, html);
const isText = endsIn(raw `\.`, html, text, 'xml');
/** Compressed or drawn, so it is not searched. */
const isBinary = endsIn(raw `\.`, ...media);
/** Private names don't end in what sites consist of, except those that start with a dot. */
const isOfWeb = endsIn(raw `(?:^|/)[^./][^/]*\.`, html, text, ...media, code);
const isMarkdown = endsIn(raw `\.`, 'md mdx markdown');
/** It has the text of a documentation. */
const isSearchIndex = endsIn(raw `(?:^|[/\\])`, raw `search[^/\\]*\.json searchindex\.js @localsearchindex[^/\\]*\.js`);
/** A documentation that may show how a private key in Base64 begins. */
const mayShowKeys = (path) => isHtml(path) || isMarkdown(path) || isSearchIndex(path);
/** Tokens are shown in it. Also plain text that Sphinx and similar tools publish, and files for language models. */
const isProse = (path) => isText(path) || /\.(?:md|rst|adoc)\.txt$|(?:^|\/)(?:_sources\/.*|llms(?:-[a-z]+)?\.txt)$/isu.test(path);
function isPrivateFile(path) {
    if (isHtml(path) || isOfWeb(path))
        return false;
    const bare = path.replace(/(?:~|\.(?:bak|backup|old|orig|save|swp))$/iu, '');
    return isPrivateName(bare.slice(bare.lastIndexOf('/') + 1)) || isPrivatePlace(bare);
}


/***/ }),

/***/ 7612:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $$: () => (/* binding */ bytesOf),
/* harmony export */   R6: () => (/* binding */ bySize),
/* harmony export */   WH: () => (/* binding */ robotsFile),
/* harmony export */   Z6: () => (/* binding */ isRepository),
/* harmony export */   l8: () => (/* binding */ withAdded)
/* harmony export */ });
const bytesOf = (files) => files.reduce((sum, { size }) => sum + size, 0);
const bySize = (files) => files.toSorted((a, b) => b.size - a.size);
function isRepository(omitted) {
    return omitted.get('never published')?.some((path) => /^\.git\/?$/u.test(path)) ?? false;
}
/** Asks search engines to stay away (RFC 9309). */
const robotsFile = { path: 'robots.txt', content: 'User-agent: *\nDisallow: /\n' };
/** An added file replaces the one with the same path. */
function withAdded(site, added) {
    const kept = site.files.filter(({ path }) => !added.some((each) => each.path === path));
    const all = added.map(({ path, content: written }) => {
        const content = Buffer.from(written);
        return { path, source: '', size: content.length, content };
    });
    const files = [...all, ...kept].sort((a, b) => (a.path < b.path ? -1 : 1));
    return { ...site, files, bytes: bytesOf(files) };
}


/***/ }),

/***/ 6181:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ decodePage)
/* harmony export */ });
/** A page's text. A declared encoding that does not fit the bytes is ignored. */
function decodePage(bytes) {
    // Browsers read so much for the label in `meta charset` or `http-equiv`, and take UTF-16 there for UTF-8.
    const start = bytes.toString('latin1', 0, 1024);
    const [, label] = /<meta\b[^>]*?\bcharset\s*=\s*["']?\s*(?!utf)([\w.:-]+)/iu.exec(start) ?? [];
    const mark = { ÿþ: 'utf-16le', þÿ: 'utf-16be', 'ï»': 'utf-8' }[start.slice(0, 2)];
    for (const encoding of [mark, label, 'utf-8'])
        try {
            if (encoding)
                return new TextDecoder(encoding, { fatal: !mark }).decode(bytes);
        }
        catch {
            // The label is unknown, or the bytes are of another encoding.
        }
    return new TextDecoder('latin1').decode(bytes);
}


/***/ }),

/***/ 6112:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ mediaType)
/* harmony export */ });
/* harmony import */ var mime__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1982);

/** By the extension, as in `text/html`. */
const mediaType = (path) => mime__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .A.getType(`/${path}`) ?? undefined;


/***/ }),

/***/ 5992:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $S: () => (/* binding */ belowInputs),
/* harmony export */   gd: () => (/* binding */ inPlaceOfInput),
/* harmony export */   kT: () => (/* binding */ aboveStep)
/* harmony export */ });
const step = 'the step that uses this action';
const aboveStep = (lines) => [{ place: `Above ${step}:`, lines }];
/** Below `with:` of the step that runs. */
const belowInputs = (lines) => [{ place: `In ${step}, below its "with":`, lines }];
function inPlaceOfInput(name, lines) {
    return [{ place: `In ${step}, in place of its "with.${name}":`, lines }];
}


/***/ })

};
