export const id = 916;
export const ids = [916];
export const modules = {

/***/ 7916:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  pack: () => (/* binding */ pack),
  requireSafeNames: () => (/* binding */ requireSafeNames)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(1828);
// EXTERNAL MODULE: ./build/site/file-access.js
var file_access = __webpack_require__(2328);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(8500);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(8522);
// EXTERNAL MODULE: ./build/site/read-file.js
var read_file = __webpack_require__(1154);
;// CONCATENATED MODULE: ./build/archive/format.js
/** The records of a zip archive, as in PKWARE's APPNOTE.TXT 6.3.10. The numbers in brackets are its sections. */
/** These stand for a number that does not fit. The number is then in a zip64 record (4.4.1.4). */
const max16 = 0xffff;
const max32 = 0xffff_ffff;
/** From this size on a file's sizes are in a zip64 record: a content may grow when it is deflated, by less than 1 %. */
const largeSize = 0xff00_0000;
/** Version 4.5 of the format knows zip64 (4.4.3.2). */
const zip64Version = 45;
/** Version 6.3 of the format, and Unix, so that file modes are kept (4.4.2). */
const madeBy = (3 << 8) | 63;
/** The local header (4.3.7), which stands before the file's content. Its length depends only on the path and the size. */
function localHeader(entry) {
    const { widths, values, name, extra } = headerParts(entry, largeSizes(entry));
    return Buffer.concat([record(`4${widths}`, 0x04034b50, ...values), name, extra]);
}
/** The file's header in the central directory (4.3.12); `offset` is that of its local header. */
function directoryHeader(entry, offset) {
    const large = [...largeSizes(entry), ...(offset < max32 ? [] : [offset])];
    const { widths, values, name, extra } = headerParts(entry, large);
    // No comment, the first disk, no internal attributes; a regular file with the mode 0644, in the upper half (4.4.15).
    const rest = [0, 0, 0, 0o100644 * 2 ** 16, Math.min(offset, max32)];
    return Buffer.concat([record(`42${widths}22244`, 0x02014b50, madeBy, ...values, ...rest), name, extra]);
}
/**
 * What follows the central directory, which begins at `offset` and has `size` bytes: the end record (4.3.16). If a number
 * does not fit there, the zip64 record (4.3.14) and its locator (4.3.15) stand before it.
 */
function endRecords(count, offset, size) {
    const [count16, size32, offset32] = [Math.min(count, max16), Math.min(size, max32), Math.min(offset, max32)];
    // Numbers of disks, of which there is one; the count on this disk, and the count in all.
    const end = record('42222442', 0x06054b50, 0, 0, count16, count16, size32, offset32, 0);
    if (count <= max16 && offset < max32 && size < max32)
        return end;
    // Its own size is without the 12 bytes of its signature and of this field.
    const facts = [56 - 12, madeBy, zip64Version, 0, 0, count, count, size, offset];
    const locator = record('4484', 0x07064b50, 0, offset + size, 1);
    return Buffer.concat([record('4822448888', 0x06064b50, ...facts), locator, end]);
}
/** The sizes, if they must be in the zip64 extra field: both or none, as the local header needs it (4.5.3). */
function largeSizes({ size, packedSize }) {
    return size < largeSize ? [] : [size, packedSize];
}
/** What both headers have: facts, name, and the zip64 extra field (4.5.3) if there are numbers for it. */
function headerParts({ path, size, packedSize, crc32, isDeflated }, large) {
    const name = Buffer.from(path);
    const extra = record(large.length > 0 ? `22${'8'.repeat(large.length)}` : '', 1, 8 * large.length, ...large);
    // 2.0 knows folders and deflate. Bit 11: names are in UTF-8 (4.4.4, appendix D). Bit 3 is never set: sizes stand before.
    const version = large.length > 0 ? zip64Version : 20;
    const flags = 1 << 11;
    // 0 stored, 8 deflated (4.4.5). The format's first day, without a time zone: the bytes are the same everywhere (4.4.6).
    const facts = [version, flags, isDeflated ? 8 : 0, 0, (1 << 5) | 1, crc32];
    const sizes = size < largeSize ? [packedSize, size] : [max32, max32];
    return { widths: '2222244422', values: [...facts, ...sizes, name.length, extra.length], name, extra };
}
/** The longest record has 56 bytes. To count first takes longer than to copy. */
const room = Buffer.alloc(64);
/** Numbers one after another, the lowest byte first; `widths` has a digit for each: its bytes. */
function record(widths, ...values) {
    let at = 0;
    for (let index = 0; index < widths.length; index += 1) {
        const width = Number(widths[index]);
        const value = values[index] ?? 0;
        at = width === 8 ? room.writeBigUInt64LE(BigInt(value), at) : room.writeUIntLE(value, at, width);
    }
    return Buffer.from(room.subarray(0, at));
}

;// CONCATENATED MODULE: ./build/archive/stored.js
/** Which files of an archive are stored as they are, because deflating them costs time and saves next to nothing. */
/** By their paths: what is compressed already. */
const compressed = /\.(?:7z|avif|br|bz2|docx|epub|gif|gz|heic|jpe?g|jxl|m4[av]|mkv|mov|mp[34]|og[gv]|opus|png|pptx|rar|tgz|webm|webp|woff2?|xlsx|xz|zip|zst)$/iu;
/** By their bytes: what deflating (of a large file the first chunk) makes smaller by no more than 5 %. */
function isHardlySmaller(deflated, size) {
    return deflated >= 0.95 * size;
}

;// CONCATENATED MODULE: ./build/archive/writer.js







const deflateOnThread = (0,external_node_util_.promisify)(external_node_zlib_.deflateRaw);
/** So many files of at most so many bytes are deflated side by side; a larger one in chunks of that size. */
const mostFiles = 16;
const chunkSize = 512 * 1024;
/**
 * Adds files to an archive, in their order, in memory of a fixed size. Each content is deflated on its own, so for the
 * bytes it makes no difference which thread is quicker.
 */
async function addFiles(files, writer, signal) {
    for (let start = 0; start < files.length; start += mostFiles) {
        // If nothing below waits for a thread, no other code would run, not even that for a signal of the system.
        if (start % 256 === 0)
            await (0,promises_.setImmediate)();
        signal.throwIfAborted();
        const some = files.slice(start, start + mostFiles);
        for (const each of await Promise.all(some.map((file) => (file.size > chunkSize ? file : packSmall(file))))) {
            if ('entry' in each)
                writer.begin(each.entry, each.content);
            else
                await addLarge(each, writer, signal);
        }
        writer.flush();
    }
}
/** Only what takes a thread has to be waited for: with a promise for each, many tiny files take longer. */
function packSmall(file) {
    const { path, size } = file;
    const whole = Buffer.allocUnsafe(size);
    (0,read_file/* readWhole */.oD)(file, whole);
    const packedAs = (deflated) => {
        const isDeflated = !isHardlySmaller(deflated.length, size);
        const content = isDeflated ? deflated : whole;
        return { entry: { path, size, crc32: (0,external_node_zlib_.crc32)(whole), packedSize: content.length, isDeflated }, content };
    };
    if (compressed.test(path))
        return packedAs(whole);
    if (size > 4096)
        return deflateOnThread(whole).then(packedAs);
    // To wake a thread takes longer, and so does a larger state of zlib.
    return packedAs((0,external_node_zlib_.deflateRawSync)(whole, { windowBits: 12, memLevel: 5, chunkSize: 1024 }));
}
/** Adds a large file in chunks: all of them deflated, or none. */
async function addLarge(file, writer, signal) {
    const { path, size } = file;
    const buffers = [Buffer.allocUnsafeSlow(chunkSize), Buffer.allocUnsafeSlow(chunkSize)];
    const entry = { path, size, crc32: 0, packedSize: 0, isDeflated: !compressed.test(path) };
    const rewriteHeader = writer.begin(entry);
    let done = 0;
    for await (const chunk of (0,read_file/* readInChunks */.kT)(file, buffers)) {
        signal.throwIfAborted();
        done += chunk.length;
        // Without the end, the next chunk's output continues this one.
        const finishFlush = done === size ? external_node_zlib_.constants.Z_FINISH : external_node_zlib_.constants.Z_SYNC_FLUSH;
        const deflated = entry.isDeflated ? await deflateOnThread(chunk, { finishFlush }) : chunk;
        if (done === chunk.length)
            entry.isDeflated = !isHardlySmaller(deflated.length, done);
        const content = entry.isDeflated ? deflated : chunk;
        entry.crc32 = (0,external_node_zlib_.crc32)(chunk, entry.crc32);
        entry.packedSize += content.length;
        writer.append(content);
        writer.flush();
    }
    rewriteHeader();
}
/** Writes an archive to the disk: the files one after another, then the central directory. */
class ZipWriter {
    #descriptor;
    #begun = [];
    #pending = [];
    #size = 0;
    constructor(target) {
        this.#descriptor = (0,external_node_fs_.openSync)(target, 'wx');
    }
    /** Appends a file's header and content, or the start of it. If `entry` changes, the header is written again, after a flush. */
    begin(entry, content) {
        const offset = this.#size;
        this.#begun.push({ entry, offset });
        this.append(localHeader(entry));
        if (content)
            this.append(content);
        return () => void (0,external_node_fs_.writeSync)(this.#descriptor, localHeader(entry), 0, undefined, offset);
    }
    append(bytes) {
        this.#pending.push(bytes);
        this.#size += bytes.length;
    }
    /** All at once: a write costs far more than a copy. */
    flush() {
        // A disk that is nearly full takes a part of the bytes, and refuses the rest: this goes on until it does.
        (0,external_node_fs_.writeFileSync)(this.#descriptor, Buffer.concat(this.#pending));
        this.#pending = [];
    }
    finish() {
        const start = this.#size;
        for (const { entry, offset } of this.#begun)
            this.append(directoryHeader(entry, offset));
        this.append(endRecords(this.#begun.length, start, this.#size - start));
        this.flush();
        return this.#size;
    }
    [Symbol.dispose]() {
        (0,external_node_fs_.closeSync)(this.#descriptor);
    }
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





/**
 * Packs a site into `site.zip` in the runner's temporary folder, with the same paths, in their order.
 *
 * @throws {SiteError} for a name that would be unzipped to another one, and for a file that changed after it was found
 * @throws {InputError} if it can't be written to the folder
 */
async function pack(files, parent, signal) {
    requireSafeNames(files);
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
        const hint = 'Make sure that the folder (RUNNER_TEMP) exists and has room, or write "upload-as: files", which needs none.';
        throw new errors/* InputError */.dz('upload-as', what, { hint, cause });
    }
}
/** Some programs that unzip take a backslash for a folder, and a letter with a colon for a drive. */
function requireSafeNames(files) {
    const path = files.find((file) => /\\|^[a-z]:/iu.test(file.path))?.path;
    if (path === undefined)
        return;
    const hint = 'Rename it, leave it out with "exclude", or write "upload-as: files".';
    throw new errors/* SiteError */.wt(`The name ${(0,file_access/* quote */.hD)(path)} would be unzipped to another place.`, { hint });
}
/** What deletes a folder, also if the process ends early, because something hangs after a cancellation. */
function removalOf(folder) {
    const remove = () => {
        try {
            (0,external_node_fs_.rmSync)(folder, { recursive: true, force: true, maxRetries: 3 });
            process.off('exit', remove);
        }
        catch {
            // On Windows a virus scanner may hold a file open. At the end of the process it is tried again.
        }
    };
    process.once('exit', remove);
    return remove;
}


/***/ })

};
